import { Scale } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import * as words from '#messages/compare.ts';
import { comparePath } from '../../../routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { useApp } from '../../../use-app.tsx';
import type { Bike } from '../../listings/contract.ts';
import { mostCompared } from '../domain.ts';
import { compared, seen, useBrowserList } from './browser-lists.ts';
import { SaveButton } from './save-button.tsx';

interface BikeActionsProps {
  bike: Bike;
  /** Further actions in the same row. */
  children: ReactNode;
}

/** Buttons for deciding later: save the motorcycle, or compare it. Also remembers that it was viewed. */
export function BikeActions({ bike, children }: BikeActionsProps) {
  const { _id: id } = bike;
  const ids = useBrowserList(compared);
  useEffect(() => {
    seen.set([id, ...seen.get().filter((each) => each !== id)]);
  }, [id]);
  const chosen = ids ?? [];
  return (
    <div className="mt-3 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <SaveButton bike={bike} wide />
        <CompareButton bike={bike} ids={ids} />
        {children}
      </div>
      {/* Always rendered: if it appeared only later, it would push the rest down. */}
      <Link to={comparePath(chosen)} rel="nofollow" className="link mt-1 inline-block py-1 text-sm">
        {chosen.length > 0 ? words.seeComparison(chosen.length, mostCompared) : words.compareMany}
      </Link>
    </div>
  );
}

/** Adds the motorcycle to the comparison, or removes it. Without script it starts a comparison. */
function CompareButton({ bike: { _id: id, name }, ids }: { bike: Bike; ids: readonly string[] | null }) {
  const { notify } = useApp();
  const look = {
    tone: 'plain',
    className: 'toggle-button px-2.5',
    'aria-label': words.compareOf(name),
    children: (
      <>
        <Scale aria-hidden="true" className="size-5" />
        {words.compare}
      </>
    ),
  } as const;
  if (!ids) return <ButtonLink to={comparePath([id])} rel="nofollow" {...look} />;
  return <Button {...look} aria-pressed={ids.includes(id)} onClick={() => choose(id, notify.error)} />;
}

/** Adds a motorcycle to the comparison, or removes it; `tell` gets a message when there is no room. */
export function choose(id: string, tell: (message: string) => void): void {
  const ids = compared.get();
  if (ids.includes(id)) compared.set(ids.filter((each) => each !== id));
  else if (ids.length >= mostCompared) tell(words.comparisonFull(mostCompared));
  else compared.set([...ids, id]);
}
