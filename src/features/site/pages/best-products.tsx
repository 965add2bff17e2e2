import { Download } from 'lucide-react';
import * as words from '#messages/press.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths } from '../../../routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { artworkKinds, posterUrl } from '../../artwork/domain.ts';
import { Poster } from '../ui/poster.tsx';
import { Section } from '../ui/section.tsx';

/** Press kit */
export function Component() {
  return (
    <>
      <PageHead title={words.title} description={words.description} path={paths.bestProducts()} />
      <div className="page-width page-top">
        <PageHeading title={words.title} lead={words.lead} />
      </div>
      <Section title={words.shortTitle}>
        <p className="max-w-[30ch] text-2xl leading-snug font-semibold tracking-tight sm:text-3xl">
          {words.shortText}
        </p>
      </Section>
      <Section title={words.longTitle}>
        <p className="max-w-[68ch] text-lg leading-relaxed">{words.longText}</p>
      </Section>
      <Section title={words.factsTitle}>
        <dl className="border-b border-line">
          {words.facts.map(({ name, value }) => (
            <div
              key={name}
              className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[15rem_1fr]"
            >
              <dt className="font-bold">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={words.logoTitle} lead={words.logoNote}>
        <div className="grid place-items-center border border-line bg-raised px-6 py-16 sm:py-24">
          <img
            src="/logo.svg"
            alt={words.logoPicture}
            width={320}
            height={80}
            loading="lazy"
            className="h-auto w-80"
          />
        </div>
        <div className="mt-4 flex flex-wrap gap-x-6">
          <FileLink href="/logo.svg" text={words.logoFile} />
          <FileLink href="/favicon.svg" text={words.iconFile} />
        </div>
      </Section>
      <Section title={words.artTitle} lead={words.artNote}>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4 lg:gap-x-6">
          {artworkKinds.map((kind) => (
            <li key={kind}>
              <Poster kind={kind} />
              <FileLink href={posterUrl(kind)} text={words.artFile(kind)} />
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
        <ButtonLink to={paths.contract()} size="large">
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
