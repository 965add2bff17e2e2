import { type ComponentProps, useEffect } from 'react';
import { useNavigate } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address within the site. */
  to: string;
  /** Takes the place of the present page in the browser's history. */
  replace?: boolean;
  /** Stays where one has scrolled to. So do all links in an element with `data-keep-scroll`. */
  preventScrollReset?: boolean;
  /** Fetches the page anew instead of going on within this one. */
  reloadDocument?: boolean;
}

/**
 * A link within the site. To the browser it is a plain link; `useFollowLinks` lets the router follow it. The
 * router's own component reads its contexts and resolves its address anew for each link, and a page of a
 * search has hundreds of them, which then cost more to render than all the rest.
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

/** Whether a click means going on here, and no new tab, window or download. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Lets the router follow every `Link` of the page, as long as the component is there. */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[data-follow]');
      const to = link?.getAttribute('href');
      if (!link || !to || (link.target !== '' && link.target !== '_self')) return;
      event.preventDefault();
      // As browsers do: who follows a link to where they are does not come by twice on the way back.
      const isHere = link.href === location.href;
      void navigate(to, {
        replace: isHere || link.dataset.follow === 'replace',
        preventScrollReset: link.closest('[data-keep-scroll]') !== null,
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
