import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useFetcher } from 'react-router';
import * as words from '#messages/alerts.ts';
import * as common from '#messages/common.ts';
import { paths } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { ErrorPanel, Skeleton, Skeletons } from '../../../ui/states.tsx';
import { unfilled, useSentChoice } from '../../../ui/use-sent-choice.ts';
import { useApp } from '../../../use-app.tsx';
import { useMember } from '../../identity/ui/member-area.tsx';
import { type ChangeAnswer, refusalIn } from '../actions/change-search.ts';
import { gatheredMinutes } from '../domain/mail-times.ts';
import { dropMailQuery } from '../queries.ts';

const choices = ['now', 'never'] as const;

/**
 * Whether mail tells of lower prices of saved motorcycles. A choice is sent at once; without script by the
 * button.
 */
export function PriceDropSetting() {
  const { api } = useApp();
  const { uid } = useMember();
  const wish = useQuery(dropMailQuery(api, uid));
  const fetcher = useFetcher<ChangeAnswer>({ key: 'drop-mail' });
  const id = useId();
  const chosen = wish.data?.wanted ? 'now' : 'never';
  const choice = useSentChoice(chosen, fetcher.submit, refusalIn(fetcher.data));
  return (
    <section aria-labelledby={`${id}-title`} className="mt-12">
      <h2 id={`${id}-title`} className="text-2xl">
        {words.dropsTitle}
      </h2>
      {wish.isPending && (
        <Skeletons count={1} label={words.loading} className="mt-4 grid">
          <Skeleton className="h-20" />
        </Skeletons>
      )}
      {wish.isLoadingError && (
        <div className="mt-4">
          <ErrorPanel
            message={words.dropsFailed}
            error={wish.error}
            retryLabel={common.tryAgain}
            busy={wish.isFetching}
            onRetry={() => void wish.refetch()}
          />
        </div>
      )}
      {wish.data && (
        <PostForm
          {...unfilled}
          send={fetcher.submit}
          action={paths.searches()}
          className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border border-line bg-raised p-4 sm:p-5"
        >
          <input type="hidden" name="wish" value="drops" />
          <label htmlFor={id} className="font-semibold">
            {words.dropsLabel}
          </label>
          <select
            {...choice}
            id={id}
            name="frequency"
            aria-describedby={`${id}-hint`}
            aria-busy={fetcher.state !== 'idle'}
            className="select w-auto"
          >
            {choices.map((value) => (
              <option key={value} value={value}>
                {words.dropsNames[value]}
              </option>
            ))}
          </select>
          <noscript>
            <Button type="submit" tone="plain" aria-label={words.dropsChange}>
              {words.changeMail}
            </Button>
          </noscript>
          <p id={`${id}-hint`} className="basis-full text-sm text-muted">
            {words.dropsHint(gatheredMinutes)}
          </p>
        </PostForm>
      )}
    </section>
  );
}
