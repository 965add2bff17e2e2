import { createContext, type ReactNode, useContext, useState } from 'react';
import type { PageSettings } from './app-context.ts';
import { useApp } from './use-app.tsx';

/** Renders a static part from these arguments alone: it must neither have state nor depend on the visitor. */
export type DrawStill<Value> = (value: Value, settings: PageSettings) => ReactNode;

/**
 * On the server `html` renders such a part, or returns the remembered HTML; in the browser the page may be
 * about to be hydrated.
 */
export interface Stills {
  html?: <Value extends object>(draw: DrawStill<Value>, value: Value, settings: PageSettings) => string;
  isHydrating: boolean;
}

const Context = createContext<Stills>({ isHydrating: false });

/** Says how static parts are rendered on this page. */
export const StillsProvider = Context;

interface StillProps<Value extends object> {
  as: 'li' | 'div' | 'footer';
  className?: string;
  /** Another object counts as another value. */
  of: Value;
  draw: DrawStill<Value>;
}

/**
 * A static part of a page: a card in a list, with links and plain buttons, or the footer. The server renders it once for all
 * pages that show it, and during hydration a browser keeps its HTML instead of creating a component for every
 * element in it, which would be most of the work on a slow phone. Once its value or `draw` changes, it is
 * rendered like any other component.
 */
export function Still<Value extends object>({ as: Element, className, of: value, draw }: StillProps<Value>) {
  const { settings } = useApp();
  const { html, isHydrating } = useContext(Context);
  const [asItCame] = useState(() => (isHydrating ? { value, draw } : null));
  if (html || (asItCame?.value === value && asItCame.draw === draw)) {
    const inside = { __html: html?.(draw, value, settings) ?? '' };
    return (
      <Element
        key="as it came"
        className={className}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React itself
        dangerouslySetInnerHTML={inside}
      />
    );
  }
  return (
    <Element key="drawn" className={className}>
      {draw(value, settings)}
    </Element>
  );
}
