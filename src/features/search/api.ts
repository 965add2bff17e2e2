import { createRoute, z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-search.ts';
import { byName } from '../../kernel/by-name.ts';
import { yearOf } from '../../kernel/dates.ts';
import { isId } from '../../kernel/ids.ts';
import { pageQuery } from '../../kernel/page-query.ts';
import type { Database } from '../../platform/database.ts';
import { createApi, json, nextLink, problems, toPosition } from '../../platform/http/api.ts';
import { idParams } from '../../platform/http/path-texts.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { showing } from '../../platform/http/showing.ts';
import { productNotFound } from '../listings/domain/refusals.ts';
import { pageSize } from '../listings/domain.ts';
import { createPriceModels } from '../prices/data.ts';
import { opinionOf } from '../prices/opinion.ts';
import { placeHelpApi } from './api/place-help.ts';
import { priceHelpApi } from './api/price-help.ts';
import { createValues } from './api/values.ts';
import { bikePageSchema, foundSchema, type PriceOpinion, suggestionSchema } from './contract.ts';
import { type BikeFound, findBike } from './data/bike-page.ts';
import { listBikes, listComparables, listValued } from './data/bikes.ts';
import { createFinder } from './data/finder.ts';
import { findSimilar } from './data/similar.ts';
import { similarTo, withinOf } from './domain/bike-page/neighbours.ts';
import { contradictionsIn } from './domain/contradictions.ts';
import { readPosition, writePosition } from './domain/cursor.ts';
import { facetsOf } from './domain/facets.ts';
import { figuresBeside } from './domain/figures-beside.ts';
import { offersSeveralCurrencies } from './domain/offered.ts';
import { knownCurrencies } from './domain/price-currency.ts';
import { readSearch } from './domain/read-search.ts';
import { filterNames, mileNames, type Search, sorts, writeSearch } from './domain/search.ts';
import { suggest } from './domain/words/suggest.ts';

// Several values of a filter repeat its parameter. `readSearch` decides which values are valid.
const oneOrMany = z.union([z.string(), z.array(z.string())]).optional();
const filters = {
  ...byName(filterNames, () => oneOrMany),
  ...byName(mileNames, () => oneOrMany.openapi({ description: calls.getBikes.miles })),
};
const lastOf = (value: unknown) => (Array.isArray(value) ? value.at(-1) : value);
const page = pageQuery(pageSize.usual, pageSize.most).shape;

const getBikes = createRoute({
  method: 'get',
  path: '/bikes',
  summary: calls.getBikes.summary,
  description: calls.getBikes.description,
  request: {
    query: z.object({
      ...filters,
      sort: oneOrMany.openapi({ description: sorts.join(', ') }),
      limit: z.preprocess(lastOf, page.limit),
      cursor: z.preprocess(lastOf, page.cursor).openapi({ description: calls.getBikes.cursor }),
    }),
  },
  responses: {
    200: json(foundSchema, calls.getBikes.answer),
    ...problems(422),
  },
});

const getSuggestions = createRoute({
  method: 'get',
  path: '/bikes/suggestions',
  summary: calls.getSuggestions.summary,
  description: calls.getSuggestions.description,
  request: { query: z.object(filters) },
  responses: { 200: json(z.array(suggestionSchema), calls.getSuggestions.answer) },
});

const getBike = createRoute({
  method: 'get',
  path: '/bikes/{id}',
  summary: calls.getBike.summary,
  request: { params: idParams },
  responses: { 200: json(bikePageSchema, calls.getBike.answer), ...problems(404) },
});

const similarShown = 6;

interface SearchParts {
  database: Database;
  own: string;
  limits: RateLimits;
}

/** The address of a call with this search in it; the limit stays as requested. */
function askingFor(url: string, search: string): string {
  const same = new URL(search === '' ? '?' : search, url);
  const limit = new URL(url).searchParams.get('limit');
  if (limit !== null) same.searchParams.set('limit', limit);
  return same.href;
}

/** The API calls that find motorcycles. `own` is the garage's currency. */
export function searchApi({ database, own, limits }: SearchParts) {
  const api = createApi();
  const finder = createFinder(database, own);
  const modelOf = createPriceModels(database);
  const withValues = createValues(modelOf);
  api.route('/', priceHelpApi({ modelOf, limits }));
  api.route('/', placeHelpApi({ database, own, limits }));

  api.openapi(getBikes, async (c) => {
    const { limit, cursor } = c.req.valid('query');
    const { search: asked, leftOut } = readSearch(new URL(c.req.url).searchParams, own);
    showing(c, 'listings', 'categories', 'search-names');
    const found = await finder.find({
      search: asked,
      limit,
      after: (sort) => toPosition(cursor, (text) => readPosition(text, sort)),
    });
    const { search, total, approximate, mirror } = found;
    // Usual prices are learned again from time to time, which changes this order.
    if (search.sort === 'best-value') showing(c, 'prices');
    const numbers = [...found.numbers, ...found.nearest];
    const bikes =
      search.sort === 'best-value'
        ? await withValues(await listValued(finder.listings, numbers, yearOf(new Date())))
        : await listBikes(finder.listings, numbers);
    const shown = total === 0 ? 0 : bikes.length;
    const next = found.next && writePosition(found.next, search.sort);
    const address = writeSearch(search);
    return c.json(
      {
        items: bikes.slice(0, shown),
        total,
        approximate,
        address,
        search,
        facets: facetsOf(found.counts, search, mirror),
        priced: found.priced,
        severalCurrencies: offersSeveralCurrencies(mirror),
        contradictions: contradictionsIn(search, mirror.vocabulary),
        elsewhere: found.elsewhere,
        leftOut: [...leftOut, ...found.leftOut],
        relax: found.relax,
        relaxTwo: found.relaxTwo,
        withoutWord: found.withoutWord,
        unknownWords: found.unknownWords,
        nearest: bikes.slice(shown),
      },
      200,
      // The next page uses the search as understood now: the same words could be understood otherwise later.
      nextLink(askingFor(c.req.url, address), next),
    );
  });

  api.openapi(getSuggestions, async (c) => {
    const { search } = readSearch(new URL(c.req.url).searchParams, own);
    const mirror = await finder.current();
    const beside = (before: Search) => figuresBeside(before, mirror);
    const offered = { ...mirror, ...knownCurrencies(mirror), figuresBeside: beside };
    return c.json(suggest(search.words, search, offered, yearOf(new Date())), 200);
  });

  api.openapi(getBike, async (c) => {
    const { id } = c.req.valid('param');
    // All of these wait for the database, so run them at the same time.
    const [found, mirror] = await Promise.all([
      isId(id) ? findBike(database, id) : undefined,
      finder.current(),
    ]);
    if (!found) throw productNotFound();
    const { bike, no, sellerId, memberSince, emailConfirmed, othersForSale, answers, priceHistory } = found;
    showing(
      c,
      'listings',
      'categories',
      'search-names',
      'prices',
      ...(sellerId ? [`member:${sellerId}`, `answers:${sellerId}`] : ['answers']),
    );
    const { vocabulary } = mirror;
    const search = similarTo(found, vocabulary);
    const currency = bike.currency ?? own;
    const [similar, price] = await Promise.all([
      listBikes(finder.listings, findSimilar(mirror, { no, search, currency }, similarShown)),
      opinionOn(found),
    ]);
    return c.json(
      {
        bike,
        photos: found.photos,
        forSale: found.forSale,
        takenOff: found.takenOff,
        taxOver: found.taxOver,
        memberSince: memberSince?.toISOString() ?? null,
        emailConfirmed,
        othersForSale,
        answers,
        within: withinOf(found, vocabulary),
        price,
        priceHistory,
        similar,
      },
      200,
    );
  });

  /** What such bikes are asked for, and the bikes that this one was compared with. */
  async function opinionOn({ bike, facts, scope, forSale }: BikeFound): Promise<PriceOpinion | null> {
    const thisYear = yearOf(new Date());
    const opinion = forSale ? opinionOf(await modelOf(scope), facts, bike.priceAmount, thisYear) : null;
    if (!opinion || 'notEnough' in opinion) return opinion;
    return { ...opinion, comparables: await listComparables(database, bike.currency, opinion.comparables) };
  }

  return { api, finder, modelOf };
}
