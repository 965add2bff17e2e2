import { type RefObject, useEffect } from 'react';
import { useShownWhole } from './use-shown-whole.ts';

/** The length in rem of the fade at the right edge of a line that goes on there. */
const fade = 3;

/**
 * Scrolls a line of links sideways until the link to the current page is in sight, and no further than to its
 * beginning, so that no link is cut at the left. `changed` is whatever may move that link. A link that a keyboard comes
 * to is shown whole, as its edge alone has faded away.
 */
export function useCurrentInSight(line: RefObject<HTMLElement | null>, changed: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another link
  useEffect(() => {
    const link = line.current?.querySelector('[aria-current]');
    if (!line.current || !link) return;
    const { scrollLeft, clientWidth } = line.current;
    const { fontSize } = getComputedStyle(document.documentElement);
    const { left } = line.current.getBoundingClientRect();
    const edges = Number.parseFloat(getComputedStyle(line.current).paddingLeft);
    const box = link.getBoundingClientRect();
    const room = clientWidth - fade * Number.parseFloat(fontSize);
    const isInSight = box.left >= left && box.right - left <= room;
    if (!isInSight) line.current.scrollLeft = scrollLeft + box.left - left - edges;
  }, [line, changed]);

  useShownWhole(line);
}
