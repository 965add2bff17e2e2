import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as words from '#messages/saved.ts';
import { savedNow } from '#messages/saving.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { isId } from '../../../kernel/ids.ts';
import { parseUrl } from '../../../kernel/parse-url.ts';
import { paths, wishPath } from '../../../routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useApp, useSession } from '../../../use-app.tsx';
import { placeOf } from '../actions/save.ts';
import { glancesQuery } from '../queries.ts';
import { keepBike } from './saving.ts';

/** The id of the motorcycle that waits to be saved, from the page's address; null where there is none. */
export function readWish(search: string): string | null {
  const id = new URLSearchParams(search).get('keep') ?? '';
  return isId(id) ? id : null;
}

/**
 * A motorcycle that a signed-out person wanted to save on a page whose script had not loaded yet or does not
 * run; the address has it as `keep`. With script it is kept at once, if the visitor came from a page of ours;
 * otherwise it takes one more press, after login. Both lead back to where it was chosen.
 */
export function WaitingWish() {
  const app = useApp();
  const { user, status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const id = readWish(search);
  const from = new URLSearchParams(search).get('from');
  const glances = useQuery(glancesQuery(app.api, id === null ? [] : [id]));

  useEffect(() => {
    if (!id || status === 'loading' || !isFromHere()) return;
    void navigate(placeOf(id, from) ?? pathname, { replace: true });
    keepBike(app, { _id: id }).then(
      () => app.notify.success(savedNow),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        app.notify.error(error.message);
      },
    );
  }, [app, id, from, status, pathname, navigate]);

  if (!id) return null;
  // It has no name until that is loaded, or where it cannot be.
  const isGone = glances.data?.[0]?.bike === null;
  const name = glances.data?.[0]?.bike?.name;
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-4 border-warning bg-raised px-4 py-3">
      <p className="min-w-0 font-semibold wrap-anywhere">
        {isGone ? words.wishIsGone : user ? words.wishWaits(name) : words.wishNeedsLogin(name)}
      </p>
      {isGone ? null : user ? (
        <PostForm action={paths.saved()}>
          <input type="hidden" name="save" value={id} />
          {from !== null && <input type="hidden" name="from" value={from} />}
          <Button type="submit" tone="strong">
            {words.saveIt}
          </Button>
        </PostForm>
      ) : (
        <ButtonLink tone="strong" to={paths.login(wishPath(id, from))}>
          {words.login}
        </ButtonLink>
      )}
    </div>
  );
}

/** Whether the visitor came from a page of this site: other sites must not add motorcycles to the list. */
function isFromHere(): boolean {
  return parseUrl(document.referrer)?.origin === location.origin;
}
