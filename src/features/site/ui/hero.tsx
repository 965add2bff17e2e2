import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import type { HomeWords } from '#messages/elsewhere.ts';
import * as words from '#messages/home.ts';
import { paths } from '../../../routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { loadChunk } from '../../../ui/lazy-page.ts';
import type { SuggestionsProps } from '../../search/ui/suggestions.tsx';

type HeroWords = Pick<HomeWords, 'heroLead' | 'searchPlaceholder'>;

/** The first thing that visitors see: the garage, a motorcycle, and two links. */
export function Hero({ words: { heroLead, searchPlaceholder } }: { words: HeroWords }) {
  return (
    <section className="hero-scene">
      <picture>
        <source srcSet="/art/hero-dark.svg" media="(prefers-color-scheme: dark)" />
        <img src="/art/hero-light.svg" alt="" width={1600} height={900} fetchPriority="high" />
      </picture>
      <div className="page-width">
        <div className="max-w-xl py-10 sm:py-14 xl:py-20">
          <h1 className="text-[2.75rem] sm:text-6xl lg:text-5xl xl:text-7xl">
            {words.heroTitle.map((sentence) => (
              <span key={sentence} className="block">
                {`${sentence} `}
              </span>
            ))}
          </h1>
          <p className="mt-6 max-w-[34ch] text-lg leading-relaxed sm:text-xl lg:max-w-[28ch] xl:max-w-[34ch]">
            {heroLead}
          </p>
          <QuickSearch example={searchPlaceholder} />
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to="#categories" size="large">
              {words.heroBrowse}
            </ButtonLink>
            <ButtonLink to={paths.addProduct()} tone="plain" size="large" className="bg-base-100">
              {words.heroSell}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** A search. Its suggestions are not part of the first page's script: they are loaded for who begins to search. */
function QuickSearch({ example }: { example: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const isLoading = useRef(false);
  const load = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    loadChunk(() => import('../../search/ui/suggestions.tsx')).then(
      (part) => setSuggestions(() => part.Suggestions),
      () => {
        // The form searches without them, too; the next letter tries again.
        isLoading.current = false;
      },
    );
  }, []);
  // Somebody may have been in the field before the page's script came.
  useEffect(() => {
    if (document.activeElement === field.current) load();
  }, [load]);

  return (
    <Form action={paths.bikes()} role="search" className="relative mt-8 flex max-w-md gap-2">
      <input
        ref={field}
        name="q"
        type="search"
        aria-label={words.searchLabel}
        placeholder={example}
        maxLength={800}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        className="input input-lg min-w-0 flex-1"
        onFocus={load}
        onInput={load}
      />
      <Button type="submit" tone="strong" size="large">
        {words.searchButton}
      </Button>
      {Suggestions && <Suggestions field={field} isLate />}
    </Form>
  );
}
