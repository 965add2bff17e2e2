/** Public pages for programs: robots.txt, sitemaps, and a feed of any search. */
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import * as apiWords from '#messages/api.ts';
import * as common from '#messages/common.ts';
import { AppError, type FieldProblem } from '../../../kernel/errors.ts';
import { marketOf } from '../../../kernel/markets.ts';
import type { Database } from '../../../platform/database.ts';
import { listBikes } from '../data/bikes.ts';
import type { Finder } from '../data/finder.ts';
import { countMaps, listMapped } from '../data/sitemap.ts';
import { namesIn } from '../domain/chosen-names.ts';
import { offeredNames, offersSeveralCurrencies } from '../domain/offered.ts';
import { readSearch } from '../domain/read-search.ts';
import { anySearch, isNotField, listFields, type Search, sellers, writeSearch } from '../domain/search.ts';
import { feedTitle } from '../domain/wording.ts';
import { atomFeed, sitemap, sitemapIndex } from '../domain/xml.ts';
import { factWords, priceWords } from './bike-words.ts';

interface FeedParts {
  database: Database;
  finder: Finder;
  publicUrl: string;
  /** ISO code of the currency that is shown, or null. */
  currency: string | null;
  /** Addresses of pages, as src/routes.ts writes them. */
  pages: {
    fixed: readonly string[];
    search(address: string): string;
    bike(bike: { _id: string; name: string }): string;
    hidden: readonly string[];
  };
}

const xml = { 'content-type': 'application/xml; charset=utf-8' };
const atom = { 'content-type': 'application/atom+xml; charset=utf-8' };
const forAnHour = { 'cache-control': 'public, max-age=3600' };
const newest = 50;
/** The largest number of searches by make and model in the sitemap. */
const mostSearches = 5_000;

/** What machines read: robots.txt, the sitemaps of all that is for sale, and each search as an Atom feed. */
export function feedRoutes({ database, finder, publicUrl, currency, pages }: FeedParts) {
  const routes = new Hono();
  routes.use('/robots.txt', etag());
  routes.use('/sitemap.xml', etag());
  routes.use('/sitemaps/*', etag());
  routes.use('/bikes.atom', etag());

  routes.get('/robots.txt', (c) =>
    c.text(
      [
        'User-agent: *',
        ...pages.hidden.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${publicUrl}/sitemap.xml`,
        '',
      ].join('\n'),
      200,
      forAnHour,
    ),
  );

  routes.get('/sitemap.xml', async (c) => {
    const maps = Array.from({ length: await countMaps(database) }, (_, place) => `bikes-${place + 1}`);
    const urls = ['pages', ...maps].map((name) => `${publicUrl}/sitemaps/${name}.xml`);
    return c.body(sitemapIndex(urls), 200, { ...xml, ...forAnHour });
  });

  routes.get('/sitemaps/pages.xml', async (c) => {
    const { vocabulary, columns, counts } = await finder.current();
    const isOffered = offeredNames(columns, counts);
    const makes = vocabulary.roots.filter(({ id, kind }) => kind === 'make' && isOffered('make', id));
    const searches = makes.flatMap((make) => [
      { ...anySearch, make: [make.slug] },
      ...vocabulary
        .childrenOf(make.id)
        .filter(({ id }) => isOffered('model', id))
        .map((model) => ({ ...anySearch, make: [make.slug], model: [model.slug] })),
    ]);
    const addresses = searches.slice(0, mostSearches).map((search) => pages.search(writeSearch(search)));
    const urls = [...pages.fixed, pages.search(''), ...addresses].map((path) => ({ url: publicUrl + path }));
    return c.body(sitemap(urls), 200, { ...xml, ...forAnHour });
  });

  routes.get('/sitemaps/:name{bikes-[1-9][0-9]{0,5}\\.xml}', async (c) => {
    const map = Number(c.req.param('name').replace(/\D/g, ''));
    if (map > (await countMaps(database))) throw new AppError(404, 'not-found', apiWords.notFound);
    const listings = await listMapped(database, map);
    const urls = listings.map(({ changed, ...bike }) => ({
      url: publicUrl + pages.bike(bike),
      changed: changed.toISOString(),
    }));
    return c.body(sitemap(urls), 200, { ...xml, ...forAnHour });
  });

  routes.get('/bikes.atom', async (c) => {
    const several = offersSeveralCurrencies(await finder.current());
    const read = readSearch(new URL(c.req.url).searchParams, finder.own);
    const { search: understood, leftOut, lasting, vocabulary } = await finder.understand(read.search);
    // A page can say what it left out; a feed would go on with everything, and nobody would know why.
    const lost =
      [...read.leftOut, ...leftOut].find((problem) => isLost(problem, read.search, understood)) ??
      // An exclusion that could not be read takes nothing away.
      (writeSearch({ ...understood, sort: 'newest' }) === ''
        ? read.leftOut.find(({ field }) => !isNotField(field))
        : undefined);
    if (lost) throw new AppError(404, 'search-unknown', lost.detail);
    const search: Search = { ...understood, sort: 'newest' };
    // `lasting` names the currency as understood with samples included; without them it could be another one.
    const bikes = await newestOf(lasting);
    const address = writeSearch(search);
    const feed = {
      self: `${publicUrl}/bikes.atom${address}`,
      page: publicUrl + pages.search(address),
      title: feedTitle(search, namesIn(search, vocabulary), {
        garage: currency,
        several,
        distance: marketOf(currency).distance,
      }),
      author: common.productName,
      now: new Date().toISOString(),
    };
    const entries = bikes.map((bike) => ({
      // The address changes with the name, this id does not.
      id: `${publicUrl}${pages.search('')}/${bike._id}`,
      url: publicUrl + pages.bike(bike),
      title: bike.name,
      summary: [priceWords(bike, currency), ...factWords(bike, currency)].join(' · '),
      author: bike.sellerName,
      updated: bike.postTime,
    }));
    // Feed readers want the newest entries, so the feed is always revalidated.
    return c.body(atomFeed(feed, entries), 200, { ...atom, 'cache-control': 'no-cache' });
  });

  /** The newest listings of a search. Samples are left out: nobody sells them. */
  async function newestOf(search: Search) {
    const seller = (search.seller.length > 0 ? search.seller : sellers).filter((one) => one !== 'sample');
    if (seller.length === 0) return [];
    const found = await finder.find({
      search: { ...search, seller },
      limit: newest,
      after: null,
      sort: 'newest',
    });
    return listBikes(finder.listings, found.numbers);
  }

  return routes;
}

/** Whether a feed without what a problem is about would deliver more than was asked for, beside all that is left of the search. */
function isLost({ field, code }: FieldProblem, asked: Search, understood: Search): boolean {
  if (code === 'no-exclusion' || code === 'no-fuel') return asked.words !== '' && understood.words === '';
  const list = listFields.find((name) => name === field);
  return code === 'unknown-name' && list !== undefined && !isNotField(list) && understood[list].length === 0;
}
