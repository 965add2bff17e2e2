/** The reader's place in a list of several pages, which a browser forgets when it loads the first one again. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { guardStorage } from '../../../ui/guard-storage.ts';

const storage = guardStorage(() => sessionStorage);
/** The places that were left since the document was loaded. */
const leftHere = new Set<string>();

/** Pages; whoever went further goes on from here. */
const mostLoadedAgain = 12;
/** What readers do who have found something else to look at meanwhile. */
const signsOfLife = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

interface Place {
  pages: number;
  /** The number of the first card in sight, and its distance from the top of the screen in CSS pixels. */
  card: number;
  top: number;
}

interface LongList {
  /** The search; another one has other places. */
  address: string;
  /** The number of loaded pages; 0 while there is no list. */
  pages: number;
  hasMore: boolean;
  more: () => Promise<unknown>;
}

/**
 * Loads the pages again that a reader had reached, and brings them to the card that they had looked at: phones drop the page
 * behind a tab that was not used for a while, and a list that was left long ago is loaded anew, too. Where the list is still
 * there its cards have not been laid out yet, and the browser's own place is another one. Returns the ref of the
 * element with the cards.
 */
export function usePlaceInList({
  address,
  pages,
  hasMore,
  more,
}: LongList): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const name = `place in list ${key} ${address}`;
  const wanted = useRef<Place>(null);

  // Together with the cards themselves: later, what leaves the next list at once would be taken for leaving this one, at the top.
  useLayoutEffect(() => {
    const remember = () => {
      // Not before the place is restored.
      if (pages === 0 || wanted.current) return;
      const place = pages > 1 && placeIn(list.current);
      if (place) {
        leftHere.add(name);
        storage.setItem(name, JSON.stringify({ pages, ...place }));
      } else storage.removeItem(name);
    };
    // Whatever leads to another list or page begins with one of these, while this one is still there.
    addEventListener('click', remember, { capture: true });
    addEventListener('popstate', remember);
    addEventListener('pagehide', remember);
    document.addEventListener('visibilitychange', remember);
    return () => {
      removeEventListener('click', remember, { capture: true });
      removeEventListener('popstate', remember);
      removeEventListener('pagehide', remember);
      document.removeEventListener('visibilitychange', remember);
    };
  }, [name, pages]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list, with the pages that it came with
  useLayoutEffect(() => {
    const place = isNewVisit(key) && !leftHere.has(name) ? null : readPlace(storage.getItem(name));
    if (pages === 0 || !place) return;
    const stop = () => {
      wanted.current = null;
    };
    wanted.current = place;
    for (const sign of signsOfLife) addEventListener(sign, stop, { passive: true });
    return () => {
      stop();
      for (const sign of signsOfLife) removeEventListener(sign, stop);
    };
  }, [name, pages === 0]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page
  useEffect(() => {
    const place = wanted.current;
    if (!place) return;
    // Afterwards: the list's own effects, which follow this one, turn it to another search.
    if (hasMore && pages < Math.min(place.pages, mostLoadedAgain)) queueMicrotask(() => void more());
    else {
      wanted.current = null;
      const cards = cardsOf(list.current);
      const card = cards[Math.min(place.card, cards.length - 1)];
      if (card) scrollBy({ top: card.getBoundingClientRect().top - place.top, behavior: 'instant' });
    }
  }, [name, pages]);

  return list;
}

const cardsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('article') ?? [])];

/** Whether a link led to this document: to the router, the entry that each document begins with is the same. */
const isNewVisit = (key: string) =>
  key === 'default' &&
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate') &&
  !('wasDiscarded' in document && document.wasDiscarded === true);

/** The first card whose beginning is in sight, or the last one of all. */
function placeIn(list: HTMLElement | null): Omit<Place, 'pages'> | null {
  const tops = cardsOf(list).map((card) => card.getBoundingClientRect().top);
  const first = tops.findIndex((top) => top >= 0);
  const card = first < 0 ? tops.length - 1 : first;
  const top = tops[card];
  return top === undefined ? null : { card, top };
}

/** Null where there is none, or what is there was not written here. */
function readPlace(text: string | null): Place | null {
  try {
    const { pages, card, top } = JSON.parse(text ?? '{}') as Partial<Record<string, unknown>>;
    return typeof pages === 'number' && typeof card === 'number' && typeof top === 'number'
      ? { pages, card, top }
      : null;
  } catch {
    return null;
  }
}
