/** An in-memory copy of the listings for sale, brought up to date from the database before each use. */
import { countryOf, marketOf } from '../../../kernel/markets.ts';
import { homeCurrency } from '../../../kernel/money.ts';
import { shareRuns } from '../../../kernel/share-runs.ts';
import type { Database } from '../../../platform/database.ts';
import { createAges } from '../domain/engine/ages.ts';
import { arrange } from '../domain/engine/arrange.ts';
import { type Columns, conditionCode, type Entry, emptyColumns, reserve } from '../domain/engine/columns.ts';
import { type Counts, createTally } from '../domain/engine/counts.ts';
import { createRegister } from '../domain/engine/register.ts';
import { createScanner } from '../domain/engine/scan.ts';
import type { Term } from '../domain/names.ts';
import { usualCurrency } from '../domain/price-currency.ts';
import { sellers } from '../domain/search.ts';
import type { Spelling } from '../domain/words/meanings.ts';
import { buildVocabulary, type Vocabulary } from '../domain/words/vocabulary.ts';
import {
  countEntries,
  type FeedPage,
  feedPageSize,
  lookForNews,
  type Mark,
  markAt,
  readFeed,
  unread,
  valuesOf,
} from './feed.ts';
import { hoursKept } from './purging.ts';

export interface Mirror {
  columns: Columns;
  scanner: ReturnType<typeof createScanner>;
  vocabulary: Vocabulary;
  /** Counts of all listings by value. */
  counts: Readonly<Counts>;
  /** One more than the largest id of a name. */
  names: number;
  /** One more than the largest number of a listing. */
  numbers: number;
  /** Currency codes by number; the garage's own is the first. */
  currencies: readonly string[];
  /** The code of the currency that people mean here without naming one. */
  usual(): number;
}

interface MirrorParts {
  database: Database;
  /** The currency of listings that name none. */
  own: string;
  /**
   * Called before readers see a change: with the numbers of changed listings, or with null when all may have
   * changed.
   */
  written?: (numbers: readonly number[] | null) => void;
  /** Seconds without a look at the database after which everything is read again. */
  longestPause?: number;
}

/** Entries of listings that went meanwhile may have been swept. */
const usualPause = (hoursKept / 2) * 3_600;

/** A copy that is brought up to date as long as no pause is too long. */
function createCopy({ database, own, written = () => {}, longestPause = usualPause }: MirrorParts) {
  const columns = emptyColumns(marketOf(own).distance);
  const tally = createTally(columns);
  const ages = createAges(columns);
  const terms = new Map<number, Term>();
  const spellings = new Map<number, Spelling>();
  const categoryCodes: string[] = [];
  const currencies: string[] = [own];
  let categories = '[]';
  let mark: Mark = unread;
  // Stays set when a read fails half-way: the next read would not see these names as new.
  let newNames = false;
  // Counted once for all searches until a listing changes.
  let usual: number | null = null;
  const mirror: Mirror = {
    columns,
    scanner: createScanner(columns, tally.counts, ages),
    vocabulary: buildVocabulary([], [], []),
    counts: tally.counts,
    names: 1,
    numbers: 1,
    currencies,
    usual: () => {
      usual ??= usualCurrency(mirror);
      return usual;
    },
  };

  const register = createRegister({ columns, tally, ages, sets: mirror.scanner.sets });

  /** The index of a value in a list, to which it is appended if it is new. */
  function codeOf(list: string[], value: string): number {
    const place = list.indexOf(value);
    return place >= 0 ? place : list.push(value) - 1;
  }

  function take(page: FeedPage): void {
    const texts = Object.fromEntries(
      Object.entries(page.columns).map(([name, text]) => [name, page.rows === 0 ? [] : valuesOf(text)]),
    ) as Record<keyof FeedPage['columns'], string[]>;
    const figure = (name: keyof FeedPage['columns'], row: number, unknown: number) => {
      const text = texts[name][row];
      return text === undefined || text === '' ? unknown : Number(text);
    };
    const numbers = texts.no.map(Number);
    mirror.numbers = numbers.reduce((most, no) => Math.max(most, no + 1), mirror.numbers);
    written(numbers);
    function* entries(): Generator<Entry> {
      for (let row = 0; row < page.rows; row += 1)
        yield {
          no: figure('no', row, 0),
          forSale: texts.for_sale[row] === '1',
          posted: figure('posted', row, 0),
          category: codeOf(categoryCodes, texts.category[row] ?? ''),
          make: figure('make', row, 0),
          model: figure('model', row, 0),
          division: figure('division', row, 0),
          district: figure('district', row, 0),
          condition: conditionCode(texts.condition[row]),
          seller: (sellers as readonly string[]).indexOf(texts.seller[row] ?? ''),
          photo: texts.photo[row] === '1',
          ownName: texts.own_name[row] === '1',
          currency: codeOf(currencies, texts.currency[row] || own),
          price: figure('price', row, -1),
          year: figure('year', row, 0),
          km: figure('km', row, -1),
          cc: figure('cc', row, -1),
          owners: figure('owners', row, 0),
          expected: figure('expected', row, -1),
          low: figure('low', row, -1),
        };
    }
    register(entries(), page.rows);
    usual = null;
  }

  /** Names are few and seldom change, so any change rebuilds the whole vocabulary. */
  function takeNames(page: FeedPage): void {
    let isNew = newNames || page.categories !== categories;
    // Every listing contains the name of its category.
    if (page.categories !== categories) written(null);
    categories = page.categories;
    for (const [id, kind, slug, name, parent, mergedInto] of page.terms ?? []) {
      const before = terms.get(id);
      isNew ||=
        before?.slug !== slug ||
        before.name !== name ||
        before.parent !== parent ||
        before.mergedInto !== mergedInto;
      mirror.names = Math.max(mirror.names, id + 1);
      terms.set(id, { id, kind: kind as Term['kind'], slug, name, parent, mergedInto });
    }
    for (const [id, text, term, removed, taught, areaOf, exact] of page.spellings ?? []) {
      const before = spellings.get(id);
      isNew ||= removed
        ? before !== undefined
        : before?.text !== text ||
          before.term !== term ||
          before.taught !== taught ||
          before.areaOf !== areaOf ||
          before.exact !== exact;
      if (removed) spellings.delete(id);
      else spellings.set(id, { id, text, term, taught, areaOf, exact });
    }
    newNames = isNew;
  }

  /**
   * Brings the copy up to date, or returns false where too much may have happened since the last time. Usually
   * nothing is new, so that is checked first.
   */
  async function follow(): Promise<boolean> {
    const news = await lookForNews(database, mark);
    if (news.at - mark.at > longestPause) return false;
    if (news.isNew || news.categories !== categories) await read();
    else mark = markAt(news);
    return true;
  }

  /** Reads everything written since the last read, or everything for sale. */
  async function read(): Promise<void> {
    let from = mark;
    if (mark === unread) reserve(columns, await countEntries(database));
    let begun: Mark | undefined;
    let rows = 0;
    for (;;) {
      const page = await readFeed(database, from);
      rows += page.rows;
      // From the first page on: rows written while the other pages were read are read again.
      begun ??= markAt(page);
      takeNames(page);
      take(page);
      if (page.rows < feedPageSize || !page.last) break;
      from = { ...mark, ...page.last };
    }
    // After the first read and after large imports. Only the filter sets keep slot numbers from one search to
    // the next.
    if (rows > columns.size / 2) {
      arrange(columns);
      mirror.scanner.sets.forget();
    }
    mark = begun;
    if (newNames) {
      mirror.vocabulary = buildVocabulary(
        [...terms.values()],
        [...spellings.values()],
        (JSON.parse(categories) as [id: string, name: string][]).map(([id, name]) => ({
          id,
          name,
          code: codeOf(categoryCodes, id),
        })),
        // Of other countries no divisions are known beforehand.
        own === homeCurrency ? countryOf(own) : undefined,
      );
      newNames = false;
    }
  }

  return { mirror, read, follow };
}

/** Creates the mirror of a process. */
export function createMirror(parts: MirrorParts) {
  let copy: ReturnType<typeof createCopy> | null = null;
  const bringUpToDate = shareRuns(async () => {
    if (copy && (await copy.follow())) return copy.mirror;
    // Not beside the former one, which is as large.
    copy = null;
    // One that was read half-way is dropped: what it has may have gone before the next try, which leaves out what is
    // not for sale.
    const whole = createCopy(parts);
    await whole.read();
    copy = whole;
    return whole.mirror;
  });
  return {
    /** The mirror, with everything that was committed before the call. */
    current: (): Promise<Mirror> => bringUpToDate(),
  };
}
