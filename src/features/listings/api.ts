import { createRoute, z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-listings.ts';
import * as words from '#messages/listings.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Market } from '../../kernel/market.ts';
import { marketOf } from '../../kernel/markets.ts';
import type { Database } from '../../platform/database.ts';
import { asMember, createApi, json, nextLink, problems, toCursor } from '../../platform/http/api.ts';
import { idParams, pathName } from '../../platform/http/path-texts.ts';
import { type RateLimits, rateLimits } from '../../platform/http/rate-limits.ts';
import { showing } from '../../platform/http/showing.ts';
import { isCallOfPage, type MemberVariables, requireMember } from '../identity/access.ts';
import type { Tokens } from '../identity/tokens.ts';
import { pictureAddress } from '../photos/domain.ts';
import { changeListing } from './commands/change-listing.ts';
import { deleteListing, publishListing, restoreListing, settleSale } from './commands.ts';
import {
  categorySchema,
  deletedProductSchema,
  deletedSchema,
  insertedSchema,
  lastProductSchema,
  modifiedSchema,
  newProductSchema,
  ownProductSchema,
  type Product,
  pageQuerySchema,
  productChangesSchema,
  productSchema,
  restoredSchema,
  saleSchema,
  saleSettledSchema,
  sendingSchema,
} from './contract.ts';
import {
  type CountsOfBookings,
  findLastNumber,
  findOwnProduct,
  listDeletedProducts,
  listOwnProducts,
} from './data/own-products.ts';
import { findCategory, listCategories } from './data.ts';
import { productNotFound } from './domain/refusals.ts';
import { undoDays } from './domain/restoring.ts';
import type { Category } from './domain.ts';

const getCategories = createRoute({
  method: 'get',
  path: '/category',
  summary: calls.getCategories.summary,
  responses: { 200: json(z.array(categorySchema), calls.getCategories.answer) },
});

const getCategoryProducts = createRoute({
  method: 'get',
  path: '/categoryProducts/{name}',
  summary: calls.getCategoryProducts.summary,
  description: calls.getCategoryProducts.description(
    rateLimits.contacts.account.times,
    rateLimits.contacts.address.times,
  ),
  security: asMember,
  request: { params: z.object({ name: pathName }), query: pageQuerySchema },
  responses: {
    200: json(z.array(productSchema), calls.getCategoryProducts.answer),
    ...problems(401, 404, 422, 429),
  },
});

const postProduct = (market: Market) =>
  createRoute({
    method: 'post',
    path: '/products',
    summary: calls.postProduct.summary,
    description: calls.postProduct.description,
    security: asMember,
    request: { headers: sendingSchema, body: json(newProductSchema(market), calls.postProduct.body) },
    responses: { 201: json(insertedSchema, calls.postProduct.answer), ...problems(400, 401, 403, 422, 429) },
  });

const getOwnProducts = createRoute({
  method: 'get',
  path: '/myProducts',
  summary: calls.getOwnProducts.summary,
  security: asMember,
  request: { query: pageQuerySchema },
  responses: { 200: json(z.array(ownProductSchema), calls.getOwnProducts.answer), ...problems(401, 422) },
});

const getLastProduct = createRoute({
  method: 'get',
  path: '/myLastProduct',
  summary: calls.getLastProduct.summary,
  security: asMember,
  responses: { 200: json(lastProductSchema, calls.getLastProduct.answer), ...problems(401) },
});

const getDeletedProducts = createRoute({
  method: 'get',
  path: '/myProducts/deleted',
  summary: calls.getDeletedProducts.summary(undoDays),
  security: asMember,
  request: { query: pageQuerySchema },
  responses: {
    200: json(z.array(deletedProductSchema), calls.getDeletedProducts.answer),
    ...problems(401, 422),
  },
});

const getOwnProduct = createRoute({
  method: 'get',
  path: '/myProducts/{id}',
  summary: calls.getOwnProduct.summary,
  security: asMember,
  request: { params: idParams },
  responses: { 200: json(ownProductSchema, calls.getOwnProduct.answer), ...problems(401, 404) },
});

const patchOwnProduct = (market: Market) =>
  createRoute({
    method: 'patch',
    path: '/myProducts/{id}',
    summary: calls.patchOwnProduct.summary,
    description: calls.patchOwnProduct.description,
    security: asMember,
    request: { params: idParams, body: json(productChangesSchema(market), calls.patchOwnProduct.body) },
    responses: {
      200: json(modifiedSchema, calls.patchOwnProduct.answer),
      ...problems(400, 401, 404, 409, 422, 429),
    },
  });

const deleteOwnProduct = createRoute({
  method: 'delete',
  path: '/myProducts/{id}',
  summary: calls.deleteOwnProduct.summary,
  description: calls.deleteOwnProduct.description(undoDays),
  security: asMember,
  request: { params: idParams },
  responses: {
    200: json(deletedSchema, calls.deleteOwnProduct.answer),
    // A 404 of this call also has `deletedCount: 0`.
    ...problems(401, 403, 404, 429),
  },
});

const restoreOwnProduct = createRoute({
  method: 'post',
  path: '/myProducts/{id}/restore',
  summary: calls.restoreOwnProduct.summary,
  security: asMember,
  request: { params: idParams },
  responses: {
    200: json(restoredSchema, calls.restoreOwnProduct.answer),
    ...problems(401, 403, 404, 410, 429),
  },
});

const putSale = createRoute({
  method: 'put',
  path: '/myProducts/{id}/sale',
  summary: calls.putSale.summary,
  description: calls.putSale.description,
  security: asMember,
  request: { params: idParams, body: json(saleSchema, calls.putSale.body) },
  responses: {
    200: json(saleSettledSchema, calls.putSale.answer),
    ...problems(400, 401, 403, 404, 409, 422, 429),
  },
});

interface ListingsParts {
  database: Database;
  tokens: Tokens;
  limits: RateLimits;
  /** The public address of the site: the site's own pictures are stored without it. */
  publicUrl: string;
  /** ISO code of the garage's own currency; by default that of Bangladesh. */
  currency: string | undefined;
  /** Lists a category, newest first. It uses the search, so that it finds what the pages find. */
  listCategory(
    category: Category,
    page: { limit: number; cursor: string | undefined },
  ): Promise<{ items: Product[]; next: string | null }>;
  countsOfBookings: CountsOfBookings;
}

/** The API calls about categories and products (section 7 of the specification). */
export function listingsApi(parts: ListingsParts) {
  const { database, tokens, limits, publicUrl, currency, listCategory, countsOfBookings } = parts;
  const market = marketOf(currency);
  const api = createApi<MemberVariables>();
  const member = requireMember({ database, tokens });
  // A path that ends in /* matches the path before it, too.
  for (const path of ['/categoryProducts/*', '/products', '/myProducts/*', '/myLastProduct'])
    api.use(path, member);

  api.openapi(getCategories, async (c) => {
    showing(c, 'categories');
    return c.json(await listCategories(database), 200);
  });
  api.openapi(getCategoryProducts, async (c) => {
    const { limit, cursor } = c.req.valid('query');
    // Pages that the server renders contain no contact data.
    if (!isCallOfPage(c)) await limits.take(c, 'contacts', c.get('actor').id, limit);
    const category = await findCategory(database, c.req.valid('param').name);
    if (!category) throw new AppError(404, 'category-not-found', words.categoryNotFound);
    const page = await listCategory(category, { limit, cursor });
    return c.json(page.items, 200, nextLink(c.req.url, page.next));
  });
  api.openapi(postProduct(market), async (c) => {
    await limits.take(c, 'listing', c.get('actor').id);
    const key = c.req.valid('header')['idempotency-key'];
    const member = { actor: c.get('actor'), sessionId: c.get('sessionId'), key };
    const typed = c.req.valid('json');
    const product = { ...typed, image: pictureAddress(typed.image, publicUrl) };
    const insertedId = await publishListing(database, member, product, currency);
    return c.json({ acknowledged: true as const, insertedId }, 201);
  });
  api.openapi(getOwnProducts, async (c) => {
    const { limit, cursor } = c.req.valid('query');
    const request = { limit, cursor: toCursor(cursor) };
    const page = await listOwnProducts(database, c.get('actor').id, request, countsOfBookings);
    return c.json(page.items, 200, nextLink(c.req.url, page.next));
  });
  api.openapi(getLastProduct, async (c) =>
    c.json({ number: await findLastNumber(database, c.get('actor').id) }, 200),
  );
  api.openapi(getDeletedProducts, async (c) => {
    const { limit, cursor } = c.req.valid('query');
    const page = await listDeletedProducts(database, c.get('actor').id, { limit, cursor: toCursor(cursor) });
    return c.json(page.items, 200, nextLink(c.req.url, page.next));
  });
  api.openapi(getOwnProduct, async (c) => {
    const { id } = c.req.valid('param');
    const product = await findOwnProduct(database, c.get('actor').id, id, countsOfBookings);
    if (!product) throw productNotFound();
    return c.json(product, 200);
  });
  api.openapi(patchOwnProduct(market), async (c) => {
    await limits.take(c, 'listing', c.get('actor').id);
    const typed = c.req.valid('json');
    const changes = {
      ...typed,
      ...(typed.image !== undefined && { image: pictureAddress(typed.image, publicUrl) }),
    };
    await changeListing(database, c.var, c.req.valid('param').id, changes, currency);
    return c.json({ acknowledged: true as const, modifiedCount: 1 as const }, 200);
  });
  api.openapi(deleteOwnProduct, async (c) => {
    await limits.take(c, 'removal', c.get('actor').id);
    const deletedCount = await deleteListing(database, c.var, c.req.valid('param').id);
    if (deletedCount === 0) throw productNotFound({ acknowledged: true, deletedCount });
    return c.json({ acknowledged: true as const, deletedCount }, 200);
  });
  api.openapi(restoreOwnProduct, async (c) => {
    await limits.take(c, 'listing', c.get('actor').id);
    const restored = await restoreListing(database, c.var, c.req.valid('param').id);
    return c.json({ acknowledged: true as const, ...restored }, 200);
  });
  api.openapi(putSale, async (c) => {
    await limits.take(c, 'listing', c.get('actor').id);
    const { sold } = c.req.valid('json');
    const modifiedCount = await settleSale(database, c.var, c.req.valid('param').id, sold);
    return c.json({ acknowledged: true as const, modifiedCount }, 200);
  });
  return api;
}
