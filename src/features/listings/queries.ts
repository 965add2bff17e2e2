import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiAnswer, ApiClient } from '../../kernel/api-client.ts';
import { cacheKeys } from '../../kernel/cache-keys.ts';
import { onceFor } from '../../kernel/once.ts';
import { keptPagedQuery, pagedQuery } from '../../kernel/paged-query.ts';
import { refetch } from '../../kernel/refetch.ts';
import type { AuthUser } from '../identity/domain.ts';
import type {
  Bike,
  Deleted,
  DeletedProduct,
  FormerProduct,
  Inserted,
  LastProduct,
  NewProduct,
  OwnProduct,
  Product,
  ProductChanges,
  Restored,
} from './contract.ts';
import type { Category } from './domain.ts';

/** The categories of the garage, in their order. */
export function categoriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: async ({ signal }) => (await api<Category[]>({ method: 'GET', path: '/category', signal })).data,
  });
}

// Cached under the member's uid, so that two accounts on one device never share it.
const ofCategories = (uid: string) => ['categoryProducts', uid] as const;
const own = (uid: string) => ['myProducts', uid] as const;
const ownDeleted = (uid: string) => ['deletedProducts', uid] as const;

/** A product of a category as its page needs it: `own` is the person's own, and nobody's contact data is in it. */
export type OfferedProduct = Bike & { own: boolean };

/** The products of a category, newest first, from the cursor `from`. */
export function categoryProductsQuery(
  api: ApiClient,
  { uid, email }: Pick<AuthUser, 'uid' | 'email'>,
  category: string,
  from: string | null,
) {
  const path = `/categoryProducts/${encodeURIComponent(category)}`;
  const key = [...ofCategories(uid), category.toLowerCase()];
  return keptPagedQuery(api, { key, path, from }, (product: Product) =>
    (product.email === email ? asOwn : asOthers)(product),
  );
}

// The same product gives the same object: the server keeps its rendered card with it.
const asOwn = onceFor((product: Product) => offered(product, true));
const asOthers = onceFor((product: Product) => offered(product, false));

function offered({ email: _, number: _number, ...bike }: Product, own: boolean): OfferedProduct {
  return { ...bike, own };
}

/** The person's own products, newest first. */
export function myProductsQuery(api: ApiClient, uid: string, from: string | null) {
  return pagedQuery<OwnProduct>(api, { key: own(uid), path: '/myProducts', from });
}

/**
 * The mobile number of the person's newest product, for a new one, always fetched anew. Optional, so it is not
 * retried.
 */
export function lastNumberQuery(api: ApiClient, uid: string) {
  return queryOptions({
    queryKey: ['lastNumber', uid],
    queryFn: async ({ signal }) => {
      const path = '/myLastProduct';
      return (await api<LastProduct>({ method: 'GET', path, access: 'member', signal })).data.number;
    },
    retry: false,
    staleTime: 0,
  });
}

/** The deleted products that the person can restore, the latest deletion first. */
export function deletedProductsQuery(api: ApiClient, uid: string, from: string | null) {
  return pagedQuery<DeletedProduct>(api, { key: ownDeleted(uid), path: '/myProducts/deleted', from });
}

/** Adds a product (POST /products), only once for the same key and content. */
export async function addProduct(api: ApiClient, product: NewProduct, key: string): Promise<Inserted> {
  const headers = { 'idempotency-key': key };
  return (
    await api<Inserted>({ method: 'POST', path: '/products', body: product, headers, access: 'member' })
  ).data;
}

/** One of the person's own products for editing, always fetched anew. */
export function ownProductQuery(api: ApiClient, uid: string, id: string) {
  return queryOptions({
    queryKey: ['ownProduct', uid, id],
    queryFn: async ({ signal }) => {
      const path = `/myProducts/${encodeURIComponent(id)}`;
      return (await api<OwnProduct>({ method: 'GET', path, access: 'member', signal })).data;
    },
    staleTime: 0,
  });
}

/** Changes one of the person's own products; `was` is what they saw of the same fields. */
export async function changeProduct(
  api: ApiClient,
  id: string,
  change: ProductChanges & { was?: FormerProduct },
): Promise<void> {
  const path = `/myProducts/${encodeURIComponent(id)}`;
  await api({ method: 'PATCH', path, body: change, access: 'member' });
}

/** Marks one of the person's own products as sold, or as for sale again. */
export async function settleSale(api: ApiClient, id: string, sold: boolean): Promise<void> {
  const path = `/myProducts/${encodeURIComponent(id)}/sale`;
  await api({ method: 'PUT', path, body: { sold }, access: 'member' });
}

/** Deletes one of the person's own products; `deletedCount` says whether it was there. */
export async function deleteProduct(api: ApiClient, id: string): Promise<Deleted> {
  const path = `/myProducts/${encodeURIComponent(id)}`;
  return (await api<Deleted>({ method: 'DELETE', path, access: 'member' })).data;
}

/** Whether a product is among the last that the person has deleted, and can restore. */
export async function isRestorable(api: ApiClient, id: string): Promise<boolean> {
  const { data } = await api<DeletedProduct[]>({
    method: 'GET',
    path: '/myProducts/deleted',
    access: 'member',
  });
  return data.some(({ _id }) => _id === id);
}

/** Restores a deleted product. */
export async function restoreProduct(api: ApiClient, id: string): Promise<Restored> {
  const path = `/myProducts/${encodeURIComponent(id)}/restore`;
  return (await api<Restored>({ method: 'POST', path, access: 'member' })).data;
}

/** Removes a deleted product from the cached lists at once. */
export function dropProduct(queries: QueryClient, uid: string, id: string): void {
  void refetch(queries, ownDeleted(uid), cacheKeys.productNews(uid), cacheKeys.bike(id), cacheKeys.searches);
  for (const queryKey of [own(uid), ofCategories(uid)])
    changeLists(queries, queryKey, (products) => products.filter((product) => product._id !== id));
}

/** Removes what is not for sale any more from the cached lists of categories. */
export function leaveLists(queries: QueryClient, uid: string, id: string): void {
  changeLists(queries, ofCategories(uid), (products) => products.filter((product) => product._id !== id));
}

/** Updates a product in the cached lists of categories; its position stays. */
export function showInLists(queries: QueryClient, uid: string, bike: Bike): void {
  changeLists(queries, ofCategories(uid), (products) =>
    products.map((product) => (product._id === bike._id ? { ...product, ...bike } : product)),
  );
}

function changeLists(
  queries: QueryClient,
  queryKey: readonly string[],
  change: (products: Product[]) => Product[],
): void {
  queries.setQueriesData<InfiniteData<ApiAnswer<Product[]>>>({ queryKey }, (list) => {
    if (!list) return undefined;
    return { ...list, pages: list.pages.map((page) => ({ ...page, data: change(page.data) })) };
  });
  // What is being fetched was asked for before the change, and would show again what was there.
  for (const list of queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }))
    void refetch(queries, list.queryKey);
}

/** Refetches the person's own products after a change of their bookings. */
export async function refreshOwnProducts(queries: QueryClient, uid: string): Promise<void> {
  await refetch(queries, own(uid));
}

/** Refetches every list in which a new or restored product must appear. */
export async function refreshProducts(queries: QueryClient, uid: string): Promise<void> {
  const keys = [own(uid), ownDeleted(uid), ofCategories(uid), cacheKeys.marks(uid), cacheKeys.searches];
  // Not awaited: the focus must move on from a row before the list is drawn without it.
  void refetch(queries, cacheKeys.productNews(uid));
  await refetch(queries, ...keys);
}

/** Refetches a listing's page, and searches that may find it, after it was changed. */
export async function refreshBike(queries: QueryClient, id: string): Promise<void> {
  await refetch(queries, cacheKeys.bike(id), cacheKeys.searches);
}
