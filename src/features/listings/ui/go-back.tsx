import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import * as words from '#messages/listings.ts';
import { paths } from '../../../routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';

/** Goes back to the previous page of this site, or to the home page. */
export function GoBack() {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const content = (
    <>
      <ArrowLeft aria-hidden="true" className="size-5" />
      {words.goBack}
    </>
  );
  if (!hydrated) {
    return (
      <ButtonLink tone="plain" to={paths.home()}>
        {content}
      </ButtonLink>
    );
  }
  return (
    <Button tone="plain" onClick={() => void (hasHistory() ? navigate(-1) : navigate(paths.home()))}>
      {content}
    </Button>
  );
}

/** The router numbers the pages of this visit; before the first there is none of ours. */
function hasHistory(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
