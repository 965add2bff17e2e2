/** Guesses the mapping of a file that nobody has described, from the words of its header and its first rows. */
import { guessAbout, guessOwnMarket } from '#messages/imports.ts';
import { currenciesIn, decideCurrency } from '../../kernel/currencies.ts';
import { toLatinDigits } from '../../kernel/figures.ts';
import { marketCurrency } from '../../kernel/money.ts';
import { headerKey } from './columns.ts';
import { type MappingFile, type Target, targets } from './contract.ts';
import { countryOf } from './currency.ts';
import { headerWords, runningNumberWords } from './header-words.ts';
import { dayOrderOf } from './readings/posted.ts';

export interface Guess {
  mapping: MappingFile;
  /** Headers that mean nothing to us: what they hold is not imported. */
  unused: string[];
}

interface Clues {
  delimiter: string;
  /** ISO code of the prices, where somebody has said it. */
  currency?: string | undefined;
  /** ISO code of the garage's own currency. */
  ownCurrency?: string | undefined;
  /** Some rows below the header: they tell how figures are written. */
  sample?: readonly (readonly string[])[];
}

/** Without accents, which exports lose as often as not: "Kilométrage" is "kilometrage". */
function folded(text: string): string {
  const bare = text.normalize('NFD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1');
  return bare.normalize('NFKC').toLowerCase();
}

function vocabularyOf(languages: readonly string[]): string[] {
  return languages.flatMap((words) => words.split(', ')).map(folded);
}

const vocabulary = new Map(
  Object.entries(headerWords).map(([target, languages]) => [target, vocabularyOf(languages)]),
);
const runningNumbers = vocabularyOf(runningNumberWords);

const unit =
  /(?<=\S)\s+(?:in\s+)?(?:bdt|inr|lkr|npr|pkr|usd|eur|gbp|chf|brl|mxn|idr|taka|tk|rs|rp|rupees|rupiah|reais|pesos|euros?|dollars?|lakhs?|lacs?|crores?|juta|ribu|kms?|cc|ccm|cm3|mi|miles|টাকা|টাকায়|लाख|रुपये|লাখ)$/u;

/** A header without what it says in brackets. One that is never closed ends nothing: behind the last that is, nothing is looked for. */
function withoutBrackets(header: string): string {
  const end = Math.max(...[...')]}'].map((bracket) => header.lastIndexOf(bracket))) + 1;
  return header.slice(0, end).replace(/[([{].*?[)\]}]/g, ' ') + header.slice(end);
}

/** A header without its unit: "Mileage (km)" is "mileage", "price_bdt" and "Preis in €" are "price" and "preis". */
function bareHeader(header: string): string {
  const words = withoutBrackets(folded(headerKey(header)))
    .replaceAll('#', ' no ')
    .replace(/[^\p{L}\p{M}\p{Nd}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.replace(/\s+in$/, '').replace(unit, '');
}

/** What a header such as "Price (BDT)", "price_inr" or "দাম (টাকা)" says of the currency, if it says one. */
function currencyOfHeader(header: string): string | undefined {
  return decideCurrency(currenciesIn(headerKey(header)) ?? [], []) ?? undefined;
}

/**
 * The currency that most prices of the first rows have a mark of, where no mark means another: "KSh 120,000". Those without a
 * mark were written by people who left it away.
 */
function currencyOfCells(cells: readonly string[]): string | undefined {
  const said = cells.filter((cell) => /\d/.test(cell)).map((cell) => currenciesIn(cell));
  const marked = said.filter((codes) => codes !== null);
  const [code] = marked[0] ?? [];
  const isOne = marked.every((codes) => codes.length === 1 && codes[0] === code);
  return isOne && marked.length > said.length / 2 ? code : undefined;
}

/**
 * The country of the garage's own market, where nothing says that the motorcycles are elsewhere: without a country nobody
 * finds them by their place. `prices` are header and cells of the price; a mark of another currency speaks against it.
 */
function ownMarket(prices: readonly string[], own: string): string | undefined {
  const isElsewhere = prices.some((text) => !(currenciesIn(text) ?? [own]).includes(own));
  return isElsewhere ? undefined : countryOf(own);
}

// What a header says of its figures.
const inLakhs = /\b(?:lakhs?|lacs?)\b|লাখ|লক্ষ|लाख/;
const inMillions = /\b(?:millions?|juta|jt)\b/;
const inThousands = /\b(?:thousands?|tsd|ribu|000|k)\b|হাজার|हज़ार|हजार/;
const inMiles = /\b(?:mi|miles?|meilen|millas|milles|miglia)\b/;
const inLitres = /\((?:l|ltr|lit(?:er|re)s?|litros)\)/;
const inMonths = /\b(?:months?|monate|meses|mois|bulan)\b|মাস/;

// How a figure shows which of its marks is the decimal one. "12.500" alone leaves it open.
const commaDecimals = /^(?:\d{1,3}(?:\.\d{3})+,\d+|\d+,\d{1,2}|\d{1,3}(?:\.\d{3}){2,})$/;
const pointDecimals = /^(?:\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?|\d+\.\d{1,2}|\d+\.\d{4,})$/;
const openGroups = /^\d{1,3}\.\d{3}$/;

/** Whether figures are written 1.250,5. No price and no distance has three decimals: "12.500" counts for it. */
function writesDecimalComma(cells: readonly string[]): boolean | 'mixed' {
  const said = { comma: false, point: false, open: false };
  for (const cell of cells) {
    const figure = /\d[\d.,]*/.exec(cell)?.[0].replace(/[.,]$/, '') ?? '';
    if (commaDecimals.test(figure)) said.comma = true;
    else if (pointDecimals.test(figure)) said.point = true;
    else if (openGroups.test(figure)) said.open = true;
  }
  if (said.comma && said.point) return 'mixed';
  return said.comma || (said.open && !said.point);
}

/** As numbers of rows and codes are written: "17", "A-17", "Nr. 17". */
const keyShape = /^(?:\S*\d\S*|\p{L}{1,4}\.? \d+)$/u;

/** Whether nearly all cells of a column are keys, each its own: a "No" may be how many owners there were. */
function countsRows(cells: readonly string[]): boolean {
  const keys = cells.map((cell) => toLatinDigits(cell.trim())).filter((cell) => keyShape.test(cell));
  return new Set(keys).size >= cells.length * 0.9;
}

/** Whether a column named like one of ids may be one: a "Code" may be the model's, and the same in many rows. */
function tellsRowsApart(cells: readonly string[]): boolean {
  const said = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return new Set(said).size >= said.length * 0.7;
}

interface Columns {
  of: Map<Target, number>;
  /** A wider place, for rows whose own is empty: the county beside the town. */
  widerPlace: number | undefined;
  /** Whether the column of the id only counts the rows. */
  running: boolean;
}

const targetOf = new Map(
  Array.from(vocabulary, ([target, words]) => words.map((word) => [word, target] as const)).flat(),
);

/**
 * What a header may mean: as it stands, else what either side of its stroke says where no other says something else ("Price /
 * Rate", "Cidade/UF"). A word of two letters is a unit: "km/l" is no distance.
 */
function readHeader(header: string): string[] {
  const whole = bareHeader(header);
  if (targetOf.has(whole) || !header.includes('/')) return [whole];
  const sides = header
    .split('/')
    .map(bareHeader)
    .filter((side) => side.length > 2 && targetOf.has(side));
  const isClear = new Set(sides.map((side) => targetOf.get(side))).size === 1;
  return isClear ? [whole, ...sides] : [whole];
}

/** Which column is what; a header stands for one field only. */
function findColumns(header: readonly string[], sample: Clues['sample'] = []): Columns {
  const places = new Map<string, number[]>();
  for (const [index, text] of header.entries())
    for (const name of readHeader(text)) {
      if (name === '') continue;
      const same = places.get(name);
      if (same) same.push(index);
      else places.set(name, [index]);
    }
  const cellsOf = (index: number) => sample.map((row) => row[index] ?? '');
  const taken = new Set<number>();
  const found = new Map<Target, number>();
  for (const target of targets) {
    for (const word of vocabulary.get(target) ?? []) {
      const index = places.get(word)?.find((place) => !taken.has(place));
      if (index === undefined || (target === 'id' && !tellsRowsApart(cellsOf(index)))) continue;
      found.set(target, index);
      taken.add(index);
      break;
    }
  }
  const placeWords = found.has('place') ? (vocabulary.get('place') ?? []) : [];
  const widerPlace = placeWords
    .flatMap((word) => places.get(word) ?? [])
    .find((index) => index !== found.get('place') && !taken.has(index));
  if (widerPlace !== undefined) taken.add(widerPlace);
  if (found.has('id')) return { of: found, widerPlace, running: false };
  // The last, so that it takes a column from no other field.
  for (const word of runningNumbers) {
    const index = places.get(word)?.find((place) => !taken.has(place));
    if (index === undefined || !countsRows(cellsOf(index))) continue;
    return { of: new Map([['id', index], ...found]), widerPlace, running: true };
  }
  return { of: found, widerPlace, running: false };
}

/** Whether a header looks like one at all: the name and the price of a motorcycle can be told from it. */
export function canGuess(header: readonly string[]): boolean {
  const { of: found } = findColumns(header);
  return found.has('price') && (found.has('name') || found.has('make') || found.has('model'));
}

/** The guess; null when name or price cannot be told from the header. */
export function guessMapping(header: readonly string[], clues: Clues): Guess | null {
  if (!canGuess(header)) return null;
  const { of: found, widerPlace, running } = findColumns(header, clues.sample);
  const keys = header.map(headerKey);
  const seen = new Map<string, number>();
  for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);

  /** Two columns of one name cannot be told apart by it; a position can. */
  const column = (index: number) =>
    (seen.get(keys[index] ?? '') ?? 0) > 1 ? index + 1 : (header[index] ?? '');
  /** What the header of a field says besides its name. */
  const says = (target: Target) => folded(keys[found.get(target) ?? -1] ?? '');
  const scales = [
    [inLakhs, 100_000],
    [inMillions, 1_000_000],
    [inThousands, 1_000],
  ] as const;
  const cellsOf = (target: Target) => (clues.sample ?? []).map((row) => row[found.get(target) ?? -1] ?? '');
  const factorOf = (target: Target) => scales.find(([word]) => word.test(says(target)))?.[1];
  const more: Partial<Record<Target, object>> = {
    id: running ? { running } : {},
    price: { factor: factorOf('price') },
    originalPrice: { factor: factorOf('originalPrice') },
    kilometres: inMiles.test(says('kilometres')) ? { unit: 'miles' } : { factor: factorOf('kilometres') },
    engine: inLitres.test(says('engine')) ? { unit: 'litres' } : {},
    age: inMonths.test(says('age')) ? { unit: 'months' } : {},
    posted: dayOrderOf(cellsOf('posted')) === 'month-first' ? { order: 'month-first' } : {},
  };
  const columns = [...found].map(([target, index]) => {
    const extra = Object.entries(more[target] ?? {}).filter(([, value]) => value !== undefined);
    if (target === 'place' && widerPlace !== undefined) return [target, [column(index), column(widerPlace)]];
    return [
      target,
      extra.length === 0 ? column(index) : { column: column(index), ...Object.fromEntries(extra) },
    ];
  });

  const figures = (['price', 'originalPrice', 'kilometres'] as const).flatMap(cellsOf);
  const decimalComma = writesDecimalComma(figures);
  const priceAt = found.get('price') ?? -1;
  const cells = cellsOf('price');
  const currency =
    clues.currency ??
    currencyOfHeader(header[priceAt] ?? '') ??
    (found.has('currency') ? undefined : currencyOfCells(cells));
  const prices = [headerKey(header[priceAt] ?? ''), ...cells];
  const own =
    currency !== undefined || found.has('country') || found.has('currency')
      ? undefined
      : ownMarket(prices, clues.ownCurrency ?? marketCurrency);
  const stated = currency === undefined || found.has('country') ? undefined : countryOf(currency);
  const country = stated ?? own;
  const used = new Set([...found.values(), widerPlace]);
  return {
    mapping: {
      ...(currency === undefined ? { about: own === undefined ? guessAbout : guessOwnMarket(own) } : {}),
      file: { delimiter: clues.delimiter, ...(decimalComma ? { decimalComma } : {}) },
      ...(currency === undefined ? {} : { currency }),
      ...(country === undefined ? {} : { country }),
      columns: Object.fromEntries(columns),
    },
    unused: header.filter((name, index) => !used.has(index) && headerKey(name) !== ''),
  };
}
