import type { ReactNode } from 'react';
import { type ArtworkKind, artworkUrl, type Paint } from '../../artwork/domain.ts';

/** The frame of the login, registration and logout pages: the form, and on wide screens a motorcycle beside it. */
export function AccountFrame({
  title,
  lead,
  bike,
  children,
}: {
  title: string;
  lead?: ReactNode;
  bike: readonly [ArtworkKind, Paint];
  children: ReactNode;
}) {
  return (
    <div className="page-width grid gap-12 pt-10 lg:grid-cols-2 lg:gap-16 lg:pt-16">
      <section className="mx-auto w-full max-w-md lg:mx-0">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        {lead && <p className="mt-4 text-lg leading-relaxed break-words text-muted">{lead}</p>}
        <div className="mt-8">{children}</div>
      </section>
      <div className="hidden min-h-full place-items-center bg-tarmac p-10 lg:grid">
        <img src={artworkUrl(...bike)} alt="" width={640} height={400} className="w-full" loading="lazy" />
      </div>
    </div>
  );
}
