/** Indexes of the catalogue's tables, built once on first import. */
import { makes as usualMakes } from './makes.ts';
import { makesOfMoreMarkets } from './makes-of-more-markets.ts';
import { modelsOfIndia } from './models-of-india.ts';
import { modelsOfJapan } from './models-of-japan.ts';
import { modelsOfMoreMarkets } from './models-of-more-markets.ts';
import { modelsOfTheWorld } from './models-of-the-world.ts';
import { namesOfTheirOwn, wordsBeforeFigures } from './ordinary-words.ts';
import type { MakeRow, ModelRow, ModelTable } from './tables.ts';
import { correctorFor, keyOf, wordsOf } from './words.ts';

/** Rows by the key of each of their spellings. */
interface Index<Row> {
  byKey: Map<string, Row>;
  /** Words in the longest spelling. */
  reach: number;
}

function addSpelling<Row>(index: Index<Row>, spelling: string, row: Row): void {
  const words = wordsOf(spelling);
  const key = words.join('');
  if (!index.byKey.has(key)) index.byKey.set(key, row);
  index.reach = Math.max(index.reach, words.length);
}

export const makeIndex: Index<MakeRow> = { byKey: new Map(), reach: 1 };
export const modelIndexes = new Map<string, Index<ModelRow>>();
/** Models by names that also determine their make. */
export const everyModel: Index<{ make: MakeRow; row: ModelRow }> = { byKey: new Map(), reach: 1 };
const vocabulary = new Set<string>();

/** Model names that are ordinary words: without their make they do not name a motorcycle. */
const ordinaryWords = new Set(
  (
    'classic standard sport sports star street dream metro max dash freedom heat access cool prime velocity leo ' +
    'iron scout chief rocket tiger royal turbo boss boxer adventure scrambler wave click lead today alpha mate ' +
    'shadow magnet fusion fighter defender dark jet super explorer warrior rio civic skyline sweety roadster raptor ' +
    'demon electra blaze safari zest daytona knight continental interceptor 250 trigger tracker legend beat grande sain'
  ).split(' '),
);

/** Whether a key names a model without its make: a bare number, or a letter or two, does not. */
export function namesModel(key: string): boolean {
  return /\p{L}\P{Nd}*\p{L}|\p{L}.*\d{2}/u.test(key) && !ordinaryWords.has(key);
}

/** Words before a model that are no make: looks, use, "for sale". */
const describingWords = new Set(
  (
    'black white blue green grey gray silver gold golden yellow orange brown maroon purple matt matte metallic dark light ' +
    'used second hand brand fresh good nice clean best running sell wanted want looking need model ' +
    'edition original imported registered single first owner bike bikes motorbike motorcycle motor unknown with from this ' +
    'moto motos motocicleta motoneta temiz skuter motorower motocykl'
  ).split(' '),
);

/** Words that say only that something is for sale, in which titles of many languages begin. */
const offeringWords = new Set(
  (
    'for sale selling urgent rush vendo venta vende venda remato urge urgente oportunidad ocasion vends vendesi occasion ' +
    'dijual jual satilik acil sprzedam okazja pilne pilnie verkaufe prodam prodaju продам'
  ).split(' '),
);

/** Whether these words say only that what follows is for sale. */
export const isOffer = (words: readonly string[]): boolean => words.every((word) => offeringWords.has(word));

/** Whether a word before a model says something else than how it looks or that it is for sale. */
export function isOwnWord(word: string): boolean {
  return /^[\p{L}\p{M}]+$/u.test(word) && !describingWords.has(word) && !offeringWords.has(word);
}

/**
 * Whether a word before a model may be a make unknown to the catalogue. Shorter words are letters of number
 * plates.
 */
export function mayBeMake(word: string): boolean {
  return Array.from(word).length >= 4 && isOwnWord(word);
}

/** All spellings of a model besides its name, also behind those of its families: "Sportster Forty-Eight". */
export function otherSpellings([name, , , { also = [], families = [] } = {}]: ModelRow): readonly string[] {
  return [
    ...also,
    ...families.flatMap((family) => [name, ...also].map((spelling) => `${family} ${spelling}`)),
  ];
}

const wordsOfMake = ({ name, also = [] }: MakeRow) => [name, ...also].flatMap(wordsOf);
const wordsOfModel = (row: ModelRow) => [row[0], ...otherSpellings(row)].flatMap(wordsOf);

/** Every make of the catalogue. */
export const makes: readonly MakeRow[] = [...usualMakes, ...makesOfMoreMarkets];

const usualTables: readonly ModelTable[] = [modelsOfIndia, modelsOfJapan, modelsOfTheWorld];

/** Every model of the catalogue by its make. */
export const models: ModelTable = [...usualTables, modelsOfMoreMarkets].reduce<
  Record<string, readonly ModelRow[]>
>((all, table) => {
  for (const [make, rows] of Object.entries(table)) all[make] = [...(all[make] ?? []), ...rows];
  return all;
}, {});

/**
 * Whether a spelling of the models of more markets names one without its make, too. Many are ordinary words, here or in another
 * language: "future ready", "like new", "Address 110/2, Mirpur".
 */
function namesAlone(spelling: string): boolean {
  const [first = '', second] = wordsOf(spelling);
  if (second === undefined) return namesOfTheirOwn.has(first);
  if (!/^[\p{L}\p{M}]{3}/u.test(first)) return false;
  return !/^\d/.test(second) || !(ordinaryWords.has(first) || wordsBeforeFigures.has(first));
}

for (const make of makes)
  for (const spelling of [make.name, ...(make.also ?? [])]) addSpelling(makeIndex, spelling, make);
// A word near to a name of more markets may be a word of its own: "winter", "planet", "steps".
for (const word of usualMakes.flatMap(wordsOfMake)) vocabulary.add(word);

for (const [makeName, rows] of Object.entries(models)) {
  const make = makeIndex.byKey.get(keyOf(makeName));
  if (!make) throw new Error(`The catalogue has models of ${makeName}, which is not in its table of makes.`);
  const index: Index<ModelRow> = { byKey: new Map(), reach: 1 };
  // Names first: no alias may take the key of another model's name.
  for (const row of rows) addSpelling(index, row[0], row);
  for (const row of rows) for (const spelling of otherSpellings(row)) addSpelling(index, spelling, row);
  modelIndexes.set(make.name, index);
}

/** Lets the spellings of a table name models without their make, where none before them does. */
function nameAlone(table: ModelTable, isName: (spelling: string) => boolean): void {
  for (const [makeName, rows] of Object.entries(table)) {
    const make = makeIndex.byKey.get(keyOf(makeName));
    const index = make && modelIndexes.get(make.name);
    if (!index) continue;
    for (const spelling of [...rows.map(([name]) => name), ...rows.flatMap(otherSpellings)]) {
      const key = keyOf(spelling);
      const row = index.byKey.get(key);
      if (row && isName(spelling) && namesModel(key) && !everyModel.byKey.has(key))
        everyModel.byKey.set(key, { make, row });
    }
    everyModel.reach = Math.max(everyModel.reach, index.reach);
  }
}
for (const table of usualTables) {
  nameAlone(table, () => true);
  for (const word of Object.values(table).flat().flatMap(wordsOfModel)) vocabulary.add(word);
}
nameAlone(modelsOfMoreMarkets, namesAlone);

/** Corrects one wrong letter in a word that is close to one of the catalogue's. */
export const correct = correctorFor(vocabulary, [
  ...makesOfMoreMarkets.flatMap(wordsOfMake),
  ...Object.values(modelsOfMoreMarkets).flat().flatMap(wordsOfModel),
]);

export interface Match<Row> {
  row: Row;
  start: number;
  length: number;
  key: string;
}

/** The longest spelling in the index among the words; the earlier one of equally long ones. */
export function longestMatch<Row>(
  words: readonly string[],
  index: Index<Row>,
  allows: (match: Match<Row>) => boolean = () => true,
): Match<Row> | null {
  let best: Match<Row> | null = null;
  for (let start = 0; start < words.length; start += 1) {
    let key = '';
    const end = Math.min(words.length, start + index.reach);
    for (let next = start; next < end; next += 1) {
      key += words[next];
      if (best && key.length <= best.key.length) continue;
      const row = index.byKey.get(key);
      if (row === undefined) continue;
      const match = { row, start, length: next - start + 1, key };
      if (allows(match)) best = match;
    }
  }
  return best;
}
