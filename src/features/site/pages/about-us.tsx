import * as words from '#messages/about.ts';
import * as elsewhere from '#messages/elsewhere.ts';
import type { Market } from '../../../kernel/market.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths } from '../../../routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useApp } from '../../../use-app.tsx';
import { NamedTexts } from '../ui/named-texts.tsx';
import { Section } from '../ui/section.tsx';

/** The words that speak of a country's law, places and ways to pay. */
function wordsIn(market: Market) {
  const { description, lead, papersLead, papers, papersNotes } = words;
  const steps = words.stepsIn(market.distance);
  if (market.isHome) return { description, lead, steps, papersLead, papers, papersNotes };
  const { readPapers, paySafely, ...own } = elsewhere.about(market.country);
  const [find, book, see, read, pay] = steps;
  return { ...own, steps: [find, book, see, { ...read, text: readPapers }, { ...pay, text: paySafely }] };
}

/** About us, and how to buy safely. */
export function Component() {
  const { description, lead, steps, papersLead, papers, papersNotes } = wordsIn(useApp().settings.market);
  return (
    <>
      <PageHead title={words.title} description={description} path={paths.aboutUs()} />
      <div className="page-width page-top">
        <PageHeading title={words.title} lead={lead} />
      </div>
      <Section title={words.stepsTitle}>
        <ol className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-5">
          {steps.map(({ title, text }, place) => (
            <li key={title} className="border-t-2 border-base-content pt-4">
              <h3 className="text-xl">
                <span className="mr-2 text-accent">{place + 1}</span>
                {title}
              </h3>
              <p className="mt-2 leading-relaxed text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={words.papersTitle} lead={papersLead} id="papers">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <NamedTexts texts={papers} />
          <ul className="grid content-start gap-6 lg:pt-4">
            {papersNotes.map((note) => (
              <li key={note} className="border-l-4 border-primary pl-5 leading-relaxed">
                {note}
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <section aria-labelledby="warnings" className="on-tarmac mt-20 sm:mt-28">
        <div className="page-width grid gap-x-16 gap-y-10 py-16 sm:py-24 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <h2 id="warnings" className="text-3xl sm:text-4xl">
            {words.warningsTitle}
          </h2>
          <ul className="grid gap-8">
            {words.warnings.map(({ sign, why }) => (
              <li key={sign}>
                <p className="text-xl font-bold tracking-tight sm:text-2xl">{sign}</p>
                <p className="mt-1.5 leading-relaxed text-on-tarmac/80">{why}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Section title={words.endTitle}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`${paths.home()}#categories`} size="large">
            {words.endBrowse}
          </ButtonLink>
          <ButtonLink to={paths.addProduct()} tone="plain" size="large">
            {words.endSell}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
