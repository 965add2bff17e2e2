import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isPlainClick } from './link.tsx';

/**
 * Sets the focus after navigation, within the element that gets the returned ref: at its beginning, as after
 * a full load, so that the next Tab leads into the new content. People who come back to a page get the link
 * by which they left it, scrolled into view: with closed filters, or parts that have not loaded yet, it may
 * be in another position than before. An address with a hash may also name the element. The content itself has the title
 * of its page as its name while it has the focus, because screen readers say the name of what is focused.
 */
export function usePageFocus(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const { key, pathname, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);
  const waysOut = useRef(new Map<string, string>());

  useEffect(() => {
    const wayOut = isReturn ? waysOut.current.get(key) : undefined;
    // Only once: people who leave by another way return to their scroll position.
    waysOut.current.delete(key);
    if (shown.current === pathname) return;
    shown.current = pathname;
    const focused = document.activeElement;
    if (focused !== content.current && content.current?.contains(focused)) return;
    const link = wayOut === undefined ? null : linkTo(wayOut, content.current);
    const target = link ?? buttonAt(hash, content.current) ?? content.current;
    if (target && target === content.current) {
      target.setAttribute('aria-label', document.title);
      target.onblur = () => target.removeAttribute('aria-label');
    }
    target?.focus({ preventScroll: true });
    if (link && !isInSight(link)) link.scrollIntoView({ block: 'center' });
  }, [key, pathname, hash, isReturn]);

  useEffect(() => {
    const note = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[data-follow]');
      const href = link && isPlainClick(event) && link.getAttribute('href');
      if (href && content.current?.contains(link)) waysOut.current.set(key, href);
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, [key]);
  return content;
}

/** The link that a keyboard can reach: a picture beside it may lead to the same page. */
function linkTo(href: string, within: HTMLElement | null): HTMLElement | null {
  return within?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]:not([tabindex="-1"])`) ?? null;
}

/** The button that the address's hash names. */
function buttonAt(hash: string, within: HTMLElement | null): HTMLElement | null {
  return hash === ''
    ? null
    : (within?.querySelector<HTMLElement>(`button#${CSS.escape(hash.slice(1))}`) ?? null);
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
