import type { ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import * as commonWords from '#messages/common.ts';
import * as words from '#messages/site.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths } from '../../../routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ChunkError } from '../../../ui/lazy-page.ts';
import { LayoutFrame } from './layout.tsx';

/** Shown when a page cannot be: the 404 page, a chunk that did not arrive, or a failure of ours. */
export function ErrorPage() {
  return (
    <LayoutFrame>
      <ErrorContent error={useRouteError()} />
    </LayoutFrame>
  );
}

function ErrorContent({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500;
  if (status === 404) {
    return (
      <ErrorScreen
        title={commonWords.notFoundTitle}
        text={commonWords.notFoundText}
        plate={words.notFoundPlate}
      >
        <ButtonLink to={paths.home()} size="large">
          {commonWords.goHome}
        </ButtonLink>
      </ErrorScreen>
    );
  }
  if (error instanceof ChunkError) {
    return (
      <ErrorScreen title={words.stalledTitle} text={commonWords.chunkFailed}>
        <Button size="large" onClick={() => location.reload()}>
          {commonWords.reload}
        </Button>
      </ErrorScreen>
    );
  }
  if (status === 400 || status === 413) {
    const { requestTooLarge, requestUnreadable } = commonWords;
    return (
      <ErrorScreen title={words.failedTitle} text={status === 413 ? requestTooLarge : requestUnreadable}>
        <AskAgain />
      </ErrorScreen>
    );
  }
  const busy = status === 503 || status === 429;
  return (
    <ErrorScreen
      title={busy ? words.busyTitle : words.failedTitle}
      text={busy ? commonWords.unavailable : commonWords.unexpected}
    >
      <AskAgain />
    </ErrorScreen>
  );
}

/** A plain link to this same address: it asks the server again, with or without script. */
function AskAgain() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={pathname + search} reloadDocument size="large">
      {commonWords.tryAgain}
    </ButtonLink>
  );
}

interface ErrorScreenProps {
  title: string;
  text: string;
  plate?: string;
  children: ReactNode;
}

function ErrorScreen({ title, text, plate, children }: ErrorScreenProps) {
  return (
    <section className="mx-auto max-w-3xl px-4 py-20 text-center sm:py-28">
      <PageHead title={title} />
      {plate && (
        <p aria-hidden="true" className="plate mb-10 text-6xl sm:text-8xl">
          {plate}
        </p>
      )}
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <p className="mx-auto mt-6 max-w-prose text-lg text-muted">{text}</p>
      <div className="mt-10">{children}</div>
    </section>
  );
}
