import { type ComponentProps, useEffect } from 'react';
import { useNavigate } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address within the site. */
  to: string;
  /** Replaces the current page in the browser's history. */
  replace?: boolean;
  /** Keeps the scroll position, like all links in an element with `data-keep-scroll`. */
  preventScrollReset?: boolean;
  /** Loads the page again instead of navigating within this one. */
  reloadDocument?: boolean;
}

/**
 * A link within the site. It is a plain HTML link; `useFollowLinks` lets the router follow it. The router's
 * own component reads contexts and resolves its address for each link; a search page has hundreds, which
 * would take longer to render than everything else.
 */
export function Link({ to, replace, preventScrollReset, reloadDocument, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      data-follow={reloadDocument ? undefined : replace ? 'replace' : 'push'}
      data-keep-scroll={preventScrollReset ? '' : undefined}
    />
  );
}

/** Whether a click navigates in this tab, and opens no new tab, window or download. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Lets the router follow every `Link` of the page, while the component is mounted; choices by the space bar, too. */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[data-follow]');
      const to = link?.getAttribute('href');
      if (!link || !to || (link.target !== '' && link.target !== '_self')) return;
      event.preventDefault();
      // As in browsers: a link to the current address adds no second entry to the history.
      const isHere = link.href === location.href;
      void navigate(to, {
        replace: isHere || link.dataset.follow === 'replace',
        preventScrollReset: link.closest('[data-keep-scroll]') !== null,
      });
    };
    /** Choices look like boxes to tick, which the space bar does. */
    const tick = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, repeat, shiftKey, ctrlKey, altKey, metaKey } = event;
      if (key !== ' ' || !(target instanceof HTMLAnchorElement) || !target.classList.contains('choice'))
        return;
      if (defaultPrevented || shiftKey || ctrlKey || altKey || metaKey) return;
      event.preventDefault();
      if (!repeat) target.click();
    };
    document.addEventListener('click', follow);
    document.addEventListener('keydown', tick);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('keydown', tick);
    };
  }, [navigate]);
}
