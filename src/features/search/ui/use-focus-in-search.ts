import { type RefObject, useEffect, useRef } from 'react';
import { ifLeftForNothing } from '../../../ui/left-for-nothing.ts';
import { totalId } from './search-state.tsx';

/** A filter that was focused: where it stood, and its name. */
interface Filter {
  group: string;
  name: string;
}

/**
 * Another search takes away links that led to it: those that offer to drop a filter where nothing was found, and filters
 * that move from "More" to the top of their kind or back. A keyboard would start again at the top of the page. The focus
 * goes on with the same filter in its new place or, where it is folded away, with the heading that it is below, and else
 * with how many were found. `address` identifies the search; the result is the ref of the part of the page.
 */
export function useFocusInSearch(address: string | undefined): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const last = useRef<{ element: Element; filter: Filter | null; byKeyboard: boolean }>(null);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const isHere = target instanceof Element && part.current?.contains(target);
      last.current = isHere
        ? { element: target, filter: filterOf(target), byKeyboard: target.matches(':focus-visible') }
        : null;
    };
    const forget = (event: FocusEvent) =>
      ifLeftForNothing(event, () => {
        last.current = null;
      });
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', forget);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', forget);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another search may have taken away what had the focus
  useEffect(() => {
    const { current: lost } = last;
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
    const next = (lost.filter && placeOf(lost.filter, part.current)) ?? document.getElementById(totalId);
    // Whoever clicked is still looking at the place of the click.
    next?.focus({ preventScroll: !lost.byKeyboard });
  }, [address]);
  return part;
}

const groupSelector = '.filter-group';
const nameIn = (choice: Element) => choice.querySelector('span')?.textContent ?? '';

function filterOf(element: Element): Filter | null {
  const group = element.matches('.choice') && element.closest(groupSelector)?.ariaLabel;
  return group ? { group, name: nameIn(element) } : null;
}

/** The filter where it stands now, or what opens the place that it is folded away in. */
function placeOf({ group, name }: Filter, within: HTMLElement | null): HTMLElement | null {
  const groups = [...(within?.querySelectorAll<HTMLElement>(groupSelector) ?? [])];
  const here = groups.find((each) => each.ariaLabel === group);
  const choice = [...(here?.querySelectorAll<HTMLElement>('.choice') ?? [])].find(
    (each) => nameIn(each) === name,
  );
  let place = choice ?? null;
  const foldedAround = (element: Element | null | undefined) => element?.closest('details:not([open])');
  for (let folded = foldedAround(choice); folded; folded = foldedAround(folded.parentElement))
    place = folded.querySelector('summary');
  return place;
}
