import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStepBack } from './use-step-back.ts';
import { withSearch } from './with-search.ts';

/**
 * A dialog that is open while the address says so: it works without script, and a phone's back gesture closes
 * it. `names` are its search parameters.
 */
export function useAddressDialog<Name extends string>(...names: readonly Name[]) {
  const place = useLocation();
  const navigate = useNavigate();
  const stepBack = useStepBack();
  const search = new URLSearchParams(place.search);
  const values = Object.fromEntries(names.map((name) => [name, search.get(name)])) as Record<
    Name,
    string | null
  >;
  const closed = withSearch(place, {
    notice: null,
    ...Object.fromEntries(names.map((name) => [name, null])),
  });
  const openedHere: unknown = place.state?.[marker];

  // If the address was opened from elsewhere, the previous page in the history is not the closed one.
  const close = useCallback(() => {
    if (openedHere) stepBack();
    else void navigate(closed, { replace: true, preventScrollReset: true });
  }, [openedHere, closed, navigate, stepBack]);

  return {
    values,
    /** The address of the page without the dialog. */
    closed,
    close,
    /** The properties of a PlaceButton that opens the dialog. */
    open: (wanted: Record<Name, string>) => ({
      to: withSearch(place, { notice: null, ...wanted }),
      state: { [marker]: true },
    }),
  };
}

const marker = 'dialogOpenedHere';
