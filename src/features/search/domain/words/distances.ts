/**
 * Distances from a place and ZIP codes: "within 50 miles of Austin", "Austin, TX 78701". Motorcycles are found by the names of
 * places, so that the place itself is meant.
 */
import { sameColour } from '../../../../kernel/colours.ts';
import { ordinaryCodes, stateNamed, stateOfZip } from '../../../../kernel/states.ts';
import { meansItself } from './corrector.ts';
import { noise } from './ordinary-words.ts';
import { pattern, wordEnd } from './patterns.ts';
import type { IsNamed } from './short-figures.ts';

/** What is known of words. */
interface Known {
  /** Whether a word is a name. */
  isNamed: IsNamed;
  /** Whether it is that of a place. */
  isPlace: IsNamed;
}

const begin = '(?<![\\p{L}\\p{M}\\p{N}.,-])';
const unit = '(?:mi(?:les?)?|kms?|kilomet(?:er|re)s?)';
const from = '(?:from|of|around|to|near)';
/** No figure stands behind it: "within 5000 miles of 2015" tells of no place, nor does "300 miles from new". */
const somewhere = '(?= (?!new(?:$| [^\\p{L}]))\\p{L})';

const distances: readonly RegExp[] = [
  pattern(
    `${begin}(?:with)?in (?:a |an )?(?:radius|distance) of (\\d{1,3}) ?${unit} ${from}${somewhere}`,
    'gu',
  ),
  pattern(
    `${begin}(?:(?:with)?in |under |less than |up ?to |about )?(?:an? )?(\\d{1,3}(?:\\.\\d+)?)[ -]?${unit}(?: (?:away|radius|drive))? ${from}${somewhere}`,
    'gu',
  ),
];
/** Words beside a place that mean no more than it. */
const thereabouts = [
  pattern(`${begin}(?:not (?:too |very )?far from|close to|next to|nearby)${somewhere}`, 'gu'),
  pattern(`${begin}(?:the )?greater (?=[\\p{L} ]{3,30} area${wordEnd})`, 'gu'),
  pattern(
    `(?<=[\\p{L}\\p{M}]{3} )(?:(?:and|&) )?(?:(?:metro(?:politan)?|surrounding) )?areas?${wordEnd}`,
    'gu',
  ),
];

const zip = '(?<digits>\\d{5})(?:-\\d{4})?(?![\\p{L}\\p{N}]|[.,]\\d|-)';
/** Behind a figure that is a price or a distance. */
const counted = `(?! ?(?:${unit}|k|cc|ci|\\$|usd|dollars?|bucks|obo|cash|max(?:imum)?|tk|taka|or (?:less|under|below|more))${wordEnd}| ?\\$)`;
const namedZip = pattern(`${begin}zip(?: ?codes?)?(?: is)?:? ?${zip}`, 'gu');
const behindWords = pattern(
  `(?<=(?<comma>, ?)?(?<words>(?:\\p{L}+\\.? ){0,2}\\p{L}+),? )${zip}${counted}`,
  'gu',
);

/** Words before a price, besides those that mean themselves. */
const beforePrice = new Set(
  'budget asking firm approx approximately limit spend cost costs worth pay paid offer value'.split(' '),
);

/** Whether a word may be a town that the garage does not know. */
function mayBeTown(word: string, { isNamed, isPlace }: Known): boolean {
  if (isPlace(word)) return true;
  const isOther =
    noise.has(word) || meansItself(word) || beforePrice.has(word) || sameColour(word).length > 1;
  return word.length >= 4 && !isOther && !isNamed(word);
}

/** Nobody has a budget like 78701; prices end in zeros, 95 and 99. */
function isLikePrice(digits: string, isAtHome: boolean): boolean {
  if (digits.startsWith('0')) return false;
  if (/(?:00|95|99)$/.test(digits)) return true;
  return !isAtHome && Number(digits) < 50_000 && /[05]$/.test(digits);
}

/** What was read of a text, and what it says of distances that are not searched for. */
interface FromPlaces {
  text: string;
  unmeasured: string[];
}

/**
 * The text without ZIP codes and distances. Of a ZIP code by itself the state is searched for. `inDollars`: whether prices are in
 * dollars, so that a ZIP code may stand behind any town.
 */
export function withoutDistances(typed: string, known: Known, inDollars: boolean): FromPlaces {
  const unmeasured: string[] = [];
  const told = (found: string) => {
    unmeasured.push(found.trim());
    return ' ';
  };
  let text = typed.replace(namedZip, (found, digits: string) => {
    told(found);
    return ` ${stateOfZip(digits)?.name.toLowerCase() ?? ''} `;
  });
  text = text.replace(behindWords, (found, ...more: unknown[]) => {
    const { words = '', comma, digits = '' } = more.at(-1) as Partial<Record<string, string>>;
    const parts = words.split(' ');
    const last = parts.at(-1) ?? '';
    const own = stateOfZip(digits);
    const named = [3, 2, 1].map((count) => stateNamed(parts.slice(-count).join(' '))).find(Boolean);
    if (named) {
      const isMeant = !ordinaryCodes.has(last) || comma !== undefined;
      return isMeant && named === own && !isLikePrice(digits, true) ? told(found) : found;
    }
    if (!inDollars || own === undefined || isLikePrice(digits, false)) return found;
    if (mayBeTown(last, known)) return told(found);
    return last === 'near' || last === 'in' ? `${told(found)}${own.name.toLowerCase()}` : found;
  });
  for (const distance of distances) text = text.replace(distance, told);
  for (const words of thereabouts) text = text.replace(words, ' ');
  return { text: text.replace(/ {2,}/g, ' ').trim(), unmeasured };
}
