/**
 * Pages that look the same to every signed-out visitor are rendered once and kept until something in them
 * changes (docs/decisions/0014). No process trusts its memory: before a kept page is shown, the database is
 * asked what has changed. Requests that come at the same time share that statement.
 */
import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from './database.ts';
import { type SmallEncoding, smallest, unzstd, zstd } from './http/encoding.ts';
import { encodeForNonces, type FillBody } from './http/nonces.ts';
import type { Bytes, WholeAnswer } from './http/whole-answer.ts';
import { followTopics, type TopicNotes } from './topics.ts';

/** A rendered page, ready to be sent. */
export interface KeptPage {
  headers: Readonly<Record<string, string>>;
  etag: string;
  /** The page as it was rendered, with a mark in place of the nonce. */
  readBody: () => Bytes;
  /** Whether somebody has been sent it before, which `sendKept` notes: most pages are asked for only once. */
  wasSent: boolean;
  encoded: Map<SmallEncoding, Promise<FillBody>>;
}

/** What one rendering shows, and what has changed since it began. */
interface Rendering {
  topics: Set<string>;
  /** Calls that have not declared yet what they show. */
  untold: number;
  /** Null: everything may have changed. */
  changed: Set<string> | null;
}

interface RenderedPage {
  /** For other visitors, too; null when the answer is for this visitor only. */
  page: KeptPage | null;
  /**
   * Whether nothing in it has changed since its rendering began, so that it is right for everybody who came
   * meanwhile.
   */
  isCurrent: boolean;
  answer: WholeAnswer;
}

/** Renders a page; every call for data is announced and declares what it shows. */
export type RenderPage = (announce: () => TopicNotes) => Promise<WholeAnswer>;

export interface KeptPages {
  /** The page under a key, if it is kept and up to date; and `isFresh`, where the database was asked. */
  find(key: string): Promise<{ page?: KeptPage | undefined; isFresh?: boolean }>;
  /**
   * The page under a key, kept or rendered now (`isFresh`: what `find` returned); or an answer that only this
   * visitor may see.
   */
  show(
    key: string,
    render: RenderPage,
    isFresh?: boolean,
  ): Promise<{ kept: KeptPage } | { answer: WholeAnswer }>;
}

// A long page takes about 50 KB: room for the hundred and more pages that most visitors look at.
const usualBudget = 8 * 1024 * 1024;
/**
 * Number of addresses to remember that were asked for once while the cache was full. Hashed, because an
 * address may be long.
 */
const remembered = 4_096;

/** A page in the cache: in Zstandard, a seventh of what was rendered. */
interface PackedPage extends KeptPage {
  packed: Bytes;
}

// The encodings for visitors, which are made when they are asked for, are about as long.
const sizeOf = ({ packed }: PackedPage) => packed.length * (1 + smallest.length) + 1;

function pack(page: KeptPage): PackedPage {
  // A copy: what comes from the compressor lies in a larger piece of memory.
  const packed = new Uint8Array(zstd(page.readBody()));
  // Whoever caused the rendering is sent that one.
  return { ...page, packed, readBody: () => unzstd(packed), wasSent: true };
}

/** Renders every page for every visitor. */
export const keepNothing: KeptPages = {
  find: async () => ({}),
  show: async (_key, render) => ({ answer: await render(() => ({ showing: () => {} })) }),
};

/** Keeps pages in this process, up to `budget` bytes, and drops each once something in it has changed (docs/decisions/0014). */
export function createKeptPages(database: Database, { budget = usualBudget } = {}): KeptPages {
  const keysOf = new Map<string, Set<string>>();
  const topicsOf = new WeakMap<KeptPage, ReadonlySet<string>>();
  const pages = new LRUCache<string, PackedPage>({
    maxSize: budget,
    sizeCalculation: sizeOf,
    dispose: (page, key) => {
      for (const topic of topicsOf.get(page) ?? []) {
        const keys = keysOf.get(topic);
        keys?.delete(key);
        if (keys?.size === 0) keysOf.delete(topic);
      }
    },
  });
  // Each process numbers its own renderings.
  const mine = randomBytes(9).toString('base64url');
  let rendered = 0;
  const askedOnce = new LRUCache<string, true>({ max: remembered });
  const renderings = new Set<Rendering>();
  const shared = new Map<string, Promise<RenderedPage>>();

  const bringUpToDate = followTopics(database, {
    onChanges: (topics) => {
      if (!topics) pages.clear();
      for (const topic of topics ?? []) for (const key of [...(keysOf.get(topic) ?? [])]) pages.delete(key);
      for (const rendering of renderings) {
        if (!topics) rendering.changed = null;
        for (const topic of topics ?? []) rendering.changed?.add(topic);
      }
    },
  });

  /** Pages that are asked for only once, as by search engines in thousands, must not evict popular ones. */
  function isWorthKeeping(key: string, page: KeptPage): boolean {
    const mark = hash('sha1', key, 'base64url');
    // Packed with its encodings it is about half as long; packing it only to know would be in vain.
    const isRoom = pages.calculatedSize + page.readBody().length / 2 <= budget;
    if (isRoom || askedOnce.has(mark)) return true;
    askedOnce.set(mark, true);
    return false;
  }

  function keep(key: string, page: KeptPage, topics: ReadonlySet<string>): void {
    const packed = pack(page);
    topicsOf.set(packed, topics);
    pages.set(key, packed);
    for (const topic of topics) {
      const keys = keysOf.get(topic) ?? new Set();
      keysOf.set(topic, keys.add(key));
    }
  }

  async function renderAnew(key: string, render: RenderPage): Promise<RenderedPage> {
    const rendering: Rendering = { topics: new Set(), untold: 0, changed: new Set() };
    renderings.add(rendering);
    try {
      const answer = await render(() => noteTopics(rendering));
      if (answer.status !== 200 || answer.cookies.length > 0) return { page: null, isCurrent: false, answer };
      // Changes during the rendering may or may not be in it.
      const { topics, changed, untold } = rendering;
      const isSame = changed !== null && ![...topics].some((topic) => changed.has(topic));
      const isCurrent = untold === 0 && isSame;
      const { headers, body } = answer;
      // No two renderings are the same: each contains its time.
      rendered += 1;
      const etag = `W/"${mine}-${rendered.toString(36)}"`;
      const page: KeptPage = { headers, etag, readBody: () => body, wasSent: false, encoded: new Map() };
      if (isCurrent && isWorthKeeping(key, page)) keep(key, page, topics);
      return { page, isCurrent, answer };
    } finally {
      renderings.delete(rendering);
    }
  }

  /** Shares one rendering among all requests that come before it ends. */
  async function renderShared(key: string, render: RenderPage): Promise<RenderedPage> {
    const own = renderAnew(key, render);
    shared.set(key, own);
    try {
      return await own;
    } finally {
      if (shared.get(key) === own) shared.delete(key);
    }
  }

  const isUpToDate = () =>
    bringUpToDate().then(
      () => true,
      () => false,
    );

  return {
    async find(key) {
      if (!pages.has(key)) return {};
      const isFresh = await isUpToDate();
      return { page: isFresh ? pages.get(key) : undefined, isFresh };
    },

    async show(key, render, known) {
      const isFresh = known ?? (await isUpToDate());
      // Without the database nobody knows what has changed; pages that need no data are still rendered.
      if (!isFresh) return keepNothing.show(key, render);
      const kept = pages.get(key);
      if (kept) return { kept };
      const before = shared.get(key);
      if (before) {
        // It began before this request came: it can be used only if nothing has changed since.
        const { page, isCurrent } = await before.catch(() => ({ page: null, isCurrent: false }));
        if (page && isCurrent) return { kept: page };
      }
      // The next rendering begins after all waiting requests have come, so it is right for all of them,
      // whatever changes meanwhile. If each had its own, they would slow each other down until every one is
      // outdated when it ends.
      const next = shared.get(key);
      if (next && next !== before) {
        const { page, answer } = await next;
        if (page) return { kept: page };
        // An answer with cookies is for one visitor.
        if (answer.cookies.length === 0) return { answer };
      }
      const { page, answer } = await renderShared(key, render);
      return page ? { kept: page } : { answer };
    },
  };
}

/** Until each call has declared what it shows, the page's topics are unknown. */
function noteTopics(rendering: Rendering): TopicNotes {
  let isTold = false;
  rendering.untold += 1;
  return {
    showing: (topics) => {
      for (const topic of topics) rendering.topics.add(topic);
      if (!isTold) rendering.untold -= 1;
      isTold = true;
    },
  };
}

/** The body in an encoding, compressed when first asked for. Each answer gets its own nonce. */
export function encodedBody(page: KeptPage, encoding: SmallEncoding): Promise<FillBody> {
  let body = page.encoded.get(encoding);
  if (!body) {
    body = encodeForNonces(page.readBody(), encoding);
    page.encoded.set(encoding, body);
    // The next request tries again.
    body.catch(() => page.encoded.delete(encoding));
  }
  return body;
}
