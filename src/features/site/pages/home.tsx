import type { LoaderFunctionArgs } from 'react-router';
import type { HomeWords } from '#messages/elsewhere.ts';
import * as words from '#messages/home.ts';
import * as posterWords from '#messages/posters.ts';
import { readApp } from '../../../app-context.ts';
import { load } from '../../../load.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths, searchPath } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { useApp } from '../../../use-app.tsx';
import { type ArtworkKind, artworkKinds } from '../../artwork/domain.ts';
import { categoriesQuery } from '../../listings/queries.ts';
import { CategoryGrid } from '../../listings/ui/category-grid.tsx';
import { ArrowLink } from '../ui/arrow-link.tsx';
import { EnquiryForm } from '../ui/enquiry-form.tsx';
import { Hero } from '../ui/hero.tsx';
import { Poster } from '../ui/poster.tsx';
import { Section } from '../ui/section.tsx';
import { Voices } from '../ui/voices.tsx';

/** The search for each kind of motorcycle. Naked ones are filed by their engine, in one of two categories. */
const searchFor: Record<ArtworkKind, string> = {
  naked: '?category=commuters&category=sports',
  sport: '?category=sports',
  cruiser: '?category=cruisers',
  dirt: '?category=dirt-bikes',
  adventure: '?category=touring',
  scooter: '?category=scooters',
  'cafe-racer': '?category=classics',
  commuter: '?category=commuters',
};

/** Loads the categories. */
export async function loader({ context }: LoaderFunctionArgs) {
  const app = readApp(context);
  await load(app, categoriesQuery(app.api));
  return null;
}

/** Home: what visitors can search for, who runs the garage, and what others think of it; also at `/`. */
export function Component() {
  const here = useApp().settings.home ?? words.here;
  return (
    <>
      <PageHead title={here.title} description={here.description} path={paths.root()} />
      <Hero words={here} />
      <Section id="categories" title={words.categoriesTitle}>
        <CategoryGrid />
      </Section>
      <About points={here.aboutPoints} />
      <Section title={words.bestTitle} lead={words.bestLead}>
        <ul className="grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-5 lg:grid-cols-4 lg:gap-y-12">
          {artworkKinds.map((kind) => (
            <li key={kind}>
              <figure>
                <Link to={searchPath(searchFor[kind])} tabIndex={-1} aria-hidden="true">
                  <Poster kind={kind} />
                </Link>
                <figcaption className="mt-3">
                  <Link
                    to={searchPath(searchFor[kind])}
                    className="card-link text-lg font-bold tracking-tight"
                  >
                    {posterWords.names[kind]}
                  </Link>
                  <span className="block leading-snug text-muted">{here.bestLines[kind]}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title={words.feedbackTitle}
        more={<ArrowLink to={paths.feedback()}>{words.feedbackMore}</ArrowLink>}
      >
        <Voices count={2} />
      </Section>
      <section
        aria-labelledby="contact"
        className="page-width mt-20 grid gap-x-20 gap-y-8 sm:mt-28 lg:grid-cols-2"
      >
        <div>
          <h2 id="contact" className="text-3xl sm:text-4xl">
            {words.contactTitle}
          </h2>
          <p className="mt-3 max-w-[48ch] text-lg leading-relaxed text-muted">{words.contactText}</p>
        </div>
        <EnquiryForm />
      </section>
    </>
  );
}

function About({ points }: { points: HomeWords['aboutPoints'] }) {
  return (
    <section aria-labelledby="about" className="on-tarmac mt-20 sm:mt-28">
      <div className="page-width grid gap-x-20 gap-y-12 py-16 sm:py-24 lg:grid-cols-2">
        <div>
          <h2 id="about" className="text-4xl sm:text-5xl">
            {words.aboutTitle}
          </h2>
          <p className="mt-6 max-w-[52ch] text-lg leading-relaxed text-on-tarmac/85">{words.aboutText}</p>
          <p className="mt-6">
            <ArrowLink to={paths.aboutUs()}>{words.aboutMore}</ArrowLink>
          </p>
        </div>
        <ul className="grid content-start gap-8">
          {points.map(({ title, text }) => (
            <li key={title} className="border-l-4 border-primary pl-6">
              <h3 className="text-xl sm:text-2xl">{title}</h3>
              <p className="mt-2 leading-relaxed text-on-tarmac/85">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
