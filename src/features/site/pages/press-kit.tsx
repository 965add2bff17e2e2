import { Download } from 'lucide-react';
import * as elsewhere from '#messages/elsewhere.ts';
import * as posterWords from '#messages/posters.ts';
import * as words from '#messages/press.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths } from '../../../routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useApp } from '../../../use-app.tsx';
import { artworkKinds, posterUrl } from '../../artwork/domain.ts';
import { Poster } from '../ui/poster.tsx';
import { Section } from '../ui/section.tsx';

/** Press kit: texts, facts, logo and drawings for people who write about the garage. */
export function Component() {
  const { market } = useApp().settings;
  const own = market.isHome ? null : elsewhere.press(market.country);
  return (
    <>
      <PageHead title={words.title} description={words.description} path={paths.pressKit()} />
      <div className="page-width page-top">
        <PageHeading title={words.title} lead={words.lead} />
      </div>
      <Section title={words.shortTitle}>
        <div className="grid gap-x-20 gap-y-8 lg:grid-cols-2">
          <p className="text-2xl leading-snug font-semibold tracking-tight text-balance sm:text-3xl">
            {own?.shortText ?? words.shortText}
          </p>
          <p className="leading-relaxed">{own?.longText ?? words.longText}</p>
        </div>
      </Section>
      <Section title={words.factsTitle}>
        <dl className="border-b border-line">
          {words.facts.map(({ name, value }) => (
            <div
              key={name}
              className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[15rem_1fr]"
            >
              <dt className="font-bold">{name}</dt>
              <dd>{(name === words.factWhere && own?.where) || value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={words.logoTitle} lead={words.logoNote}>
        <div className="grid sm:grid-cols-2">
          {['on-paper', 'on-tarmac'].map((ground) => (
            <div
              key={ground}
              className={`flex items-center justify-center gap-5 flex-wrap px-6 py-16 sm:py-24 ${ground}`}
            >
              <img src="/logo.svg" alt={words.logoPicture} width={80} height={80} loading="lazy" />
              <span aria-hidden="true" className="headline text-4xl">
                {words.wordmark}
              </span>
            </div>
          ))}
        </div>
        <div className="mt-4 flex flex-wrap gap-x-6">
          <FileLink href="/logo.svg" text={words.logoFile} />
          <FileLink href="/icon-512.png" text={words.iconFile} />
        </div>
      </Section>
      <Section title={words.artTitle} lead={words.artNote}>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4 lg:gap-x-6">
          {artworkKinds.map((kind) => (
            <li key={kind}>
              <Poster kind={kind} />
              <FileLink href={posterUrl(kind)} text={words.artFile(posterWords.names[kind])} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.coloursTitle} lead={words.typeNote}>
        <ul className="grid gap-4 sm:grid-cols-3">
          {words.colours.map(({ name, value }) => (
            <li key={name}>
              <div className="h-32 border border-line" style={{ backgroundColor: value }} />
              <p className="mt-3 flex justify-between gap-4">
                <b>{name}</b> <span className="text-muted">{value}</span>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.contactTitle} lead={words.contactText}>
        <ButtonLink to={paths.contact()} size="large">
          {words.contactButton}
        </ButtonLink>
      </Section>
    </>
  );
}

function FileLink({ href, text }: { href: string; text: string }) {
  return (
    <a
      href={href}
      download
      className="inline-flex items-center gap-2 py-2 font-semibold text-accent hover:underline"
    >
      <Download aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </a>
  );
}
