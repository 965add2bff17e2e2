import * as words from '#messages/home.ts';
import { paths } from '../../../routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';

/** The first thing that one sees: the garage, a bike, and two ways on. */
export function Hero() {
  return (
    <section className="hero-scene">
      <picture>
        <source srcSet="/art/hero-dark.svg" media="(prefers-color-scheme: dark)" />
        <img src="/art/hero-light.svg" alt="" width={1600} height={900} fetchPriority="high" />
      </picture>
      <div className="page-width">
        <div className="max-w-xl py-10 sm:py-14 lg:py-24">
          <h1 className="text-5xl sm:text-6xl lg:text-7xl">{words.heroTitle}</h1>
          <p className="mt-6 max-w-[34ch] text-lg leading-relaxed sm:text-xl">{words.heroLead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="#categories" size="large">
              {words.heroBrowse}
            </ButtonLink>
            <ButtonLink to={paths.addProduct()} tone="plain" size="large">
              {words.heroSell}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
