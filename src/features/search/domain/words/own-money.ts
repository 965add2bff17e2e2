/** The garage's own currency beside a figure, in every way that people name it: "chf 8000", "8000 francs", "5m ugx". */
import { currenciesOfMark, currencyMarks } from '../../../../kernel/currencies.ts';
import { scaleWords } from '../../../../kernel/figures.ts';
import { homeCurrency } from '../../../../kernel/money.ts';
import { least, most, units } from './figure-words.ts';
import { pattern } from './patterns.ts';

/** Stands for the own currency, whatever it was called; the readers of figures know it as a sign. */
const ownSign = '¤';
/** Marks what is removed once all names are read: a space before a figure, and the "de" of "15000 de lei". */
const signOfNext = `${ownSign}${ownSign}`;
const signBeforeFigure = new RegExp(`${signOfNext} ?`, 'g');
const joined = '\u0001';
const joiningWord = new RegExp(` (?:de|di) ?${joined}`, 'g');

/**
 * What people call a currency at home. Elsewhere these words are others, or other countries' money: pounds are Egyptian in Egypt
 * only, and "le" is French.
 */
const atHome: Readonly<Record<string, string>> = {
  AED: 'dirhams?',
  BRL: 'real',
  CAD: 'cdn ?\\$?|\\$ ?(?:cad?|cdn)|dollars? canadiens?',
  CHF: 's?fr\\.?|(?:schweizer )?franken|francs?(?: suisses?)?|franchi',
  CNY: 'yuan|rmb',
  CZK: 'kc|korun[ay]?',
  DKK: 'kroner',
  DZD: 'da|dinars?(?: alg[eé]riens?)?|دج',
  EGP: '(?<!british )(?:egyptian )?pounds?|e£|l\\.?e\\.?',
  GBP: 'quid|sterling|pounds? sterling',
  ETB: 'br',
  GEL: 'lari',
  HUF: 'forint(?:os)?',
  ILS: 'nis|shekels?',
  JOD: 'jds?|dinars?',
  KES: 'bob|kenyan shillings?',
  KRW: 'won',
  LAK: 'kip',
  KWD: 'kds?|dinars?',
  MAD: 'dirhams?',
  MMK: 'ks',
  MNT: 'tugriks?|төг',
  NOK: 'kroner',
  PEN: 'sol',
  PLN: 'z[łl]ot(?:y|ych|e)',
  QAR: 'ri?yals?|qr',
  RON: 'leu',
  RSD: 'din',
  RUB: 'rub|rubles?',
  SAR: 'ri?yals?|sr',
  SEK: 'kronor',
  TND: 'dinars?|dt',
  TRY: 'liras?',
  TWD: 'ntd?',
  TZS: 'tanzanian shillings?|shilingi',
  UAH: 'hrn|uah|hryvnias?',
  UGX: 'ugandan shillings?',
  VND: 'dong',
  XAF: 'francs?(?: cfa)?',
  XOF: 'francs?(?: cfa)?',
  ZAR: 'rands?',
};

/** Marks that are also parts of names: "Pulsar RS", "Suzuki RM". Before a figure signs.ts knows which is meant. */
const alsoNames = new Set('rs rm tl lira dh kr ft'.split(' '));

/** What people call their money that a model is called as well, before its engine: "Honda NT 1100", "Fat Bob 1868". */
const alsoModels = new Set(['nt', 'bob']);

/** Figures with what multiplies them, as they are written before other languages are read. */
const digits = "\\d[\\d.,']*(?: \\d{3})*(?!\\d)";
const scaled = `(?:${scaleWords}|m|mii|millió|tisíc[ei]?|tis\\.?|tusen|tusind|palos?|lucas?)`;
/** "15000 de lei", "2 millones de pesos". */
const figureBefore = pattern(`(?<![\\p{L}\\p{M}\\d.,'-])(${digits}) ?(${scaled})? ?(de|di)? ?$`, 'u');
const figureBehind = pattern(
  `^ ?(${digits})(?: ?(${scaled})(?![\\p{L}\\p{M}]))?(?! ?(?:kms?|cc|miles?)(?!\\p{L}))`,
  'u',
);

const patterns = new Map<string, RegExp>();

/** All that may be the own currency: what it is called at home first, then its code, then the marks of any. */
function namesOf(own: string): RegExp {
  const known = patterns.get(own);
  if (known) return known;
  const home = [atHome[own], own.toLowerCase()].filter((words) => words !== undefined).join('|');
  // The Hungarian "up to" is joined to the word.
  const end = '(?:(?![\\p{L}\\p{M}])|(?=-?ig(?![\\p{L}\\p{M}])))';
  const names = pattern(
    `(?:(?<![\\p{L}\\p{M}])|(?=[$£]))(?<home>${home})${end}\\.?|${currencyMarks().source}`,
    'gu',
  );
  patterns.set(own, names);
  return names;
}

const isUnit = (mark: string) => units.find(([field]) => field === 'price')?.[1].exec(mark)?.[0] === mark;

/** From here on a figure is a price without a word that says so. */
const leastPrice = 3_000;

/** A figure beside a name of money. */
interface Beside {
  /** Whether it is so much of it; smaller ones are models and engines. */
  isAmount: boolean;
  /** Whether it may be an engine as well. */
  mayBeOther: boolean;
  isYear: boolean;
}

function besideOf(match: RegExpExecArray | null, before: string, isWord: boolean): Beside | null {
  if (match === null) return null;
  const [, figure = '', scale] = match;
  const value = Number(figure.replace(/\D/g, ''));
  if (scale !== undefined || most.test(before) || least.test(before))
    return { isAmount: true, mayBeOther: false, isYear: false };
  const isYear = value > 1_900 && value < 2_100;
  return { isAmount: value > 999 && !(isWord && isYear), mayBeOther: value < leastPrice, isYear };
}

/** Whether a name of money belongs to the figure behind it, and not to the one before: "2015 chf 5000", but "5000 chf 2015". */
function isOfNext(last: Beside | null, next: Beside | null): boolean {
  if (next?.isAmount !== true) return false;
  if (last?.isAmount !== true) return true;
  return (last.mayBeOther && !next.mayBeOther) || (last.isYear && !next.isYear);
}

/**
 * A text in `readableText` form with a sign for the garage's own currency beside its prices. What the readers of figures know
 * already stays as it is, so that a unit is still one of the languages that are read later.
 */
export function withOwnMoney(text: string, own: string): string {
  if (own === homeCurrency || !/\d/.test(text)) return text;
  const read = text.replace(namesOf(own), (found, ...more) => {
    const at = more.find((one) => typeof one === 'number') as number;
    const isHome = (more.at(-1) as { home?: string }).home !== undefined;
    const mark = found.replace(/\.?[-:=]?$/, '');
    const codes = currenciesOfMark(mark);
    if (!isHome && !codes.includes(own)) return found;
    // A code that is no mark elsewhere is a word as well: "try", "pen".
    const isWord = alsoNames.has(mark) || (isHome && codes.length === 0 && mark !== 'franken');
    const before = text.slice(0, at);
    const behind = text.slice(at + found.length);
    const match = figureBefore.exec(before);
    const last = besideOf(match, before.slice(0, match?.index), isWord);
    const next = alsoNames.has(mark) ? null : besideOf(figureBehind.exec(behind), before, isWord);
    const isModel = alsoModels.has(mark) && next?.mayBeOther === true;
    if (!isModel && isOfNext(last, next)) return signOfNext;
    if (last?.isAmount !== true) return found;
    const isKnown = isUnit(mark) && codes.includes(own) && match?.[3] === undefined;
    return isKnown ? found : `${match?.[3] === undefined ? '' : joined} ${ownSign} `;
  });
  return read === text
    ? text
    : read.replace(joiningWord, ' ').replace(signBeforeFigure, ownSign).replace(/ {2,}/g, ' ');
}
