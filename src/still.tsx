import { createContext, type ReactNode, useContext, useState } from 'react';
import type { PageSettings } from './app-context.ts';
import { useApp } from './use-app.tsx';

/** Draws what stands still from nothing but these: it may neither have state nor know who looks at it. */
export type DrawStill<Value> = (value: Value, settings: PageSettings) => ReactNode;

/** On the server `html` writes such a part, or remembers it; in the browser the page may be about to be taken over. */
export interface Stills {
  html?: <Value extends object>(draw: DrawStill<Value>, value: Value, settings: PageSettings) => string;
  isTakingOver: boolean;
}

const Context = createContext<Stills>({ isTakingOver: false });

/** Says how parts that stand still come onto this page. */
export const StillsProvider = Context;

interface StillProps<Value extends object> {
  as: 'li' | 'div';
  className?: string;
  /** Once another object, it is another value. */
  of: Value;
  draw: DrawStill<Value>;
}

/**
 * A part of a page that does nothing of its own: a card in a list, with links and plain buttons. The server draws it once
 * for all pages that show it, and a browser that takes over the page leaves it as it came, instead of making a component
 * of every element in it; on a slow phone that is most of the work. Once its value or drawing is another, it is drawn as anything else.
 */
export function Still<Value extends object>({ as: Element, className, of: value, draw }: StillProps<Value>) {
  const { settings } = useApp();
  const { html, isTakingOver } = useContext(Context);
  const [asItCame] = useState(() => (isTakingOver ? { value, draw } : null));
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
