/** Prepares a text so that the figures in it are found: each apart from what it is written together with. */
import { withScalesBehind } from '../../../../kernel/scales-in-front.ts';
import { least, leastAfter, most, mostAfter, units } from './figure-words.ts';
import { withFiguresInEnglish } from './languages/in-english.ts';
import { withNamesInEnglish } from './languages/names-in-english.ts';
import { withDigits } from './number-words.ts';
import { type IsNamed, isOnlyPrice } from './short-figures.ts';
import { signBefore, withoutStops } from './signs.ts';

/** "5 grand" is five thousand; a "125 Grand Dink" is a scooter. */
const grand =
  /(?<![\p{L}\p{M}\d.,])(\d{1,2}(?:\.\d)?) ?grand(?![\p{L}\p{M}]| (?:dink|filano|prix|vista|axis|tourer))/gu;
/** "1.2m" is a price of millions, and "2m" behind a limit or a sign. Otherwise it is part of a name, or metres. */
const million =
  /(?<![\p{L}\p{M}\d.,]|\p{L}-|(?:height|length|wheelbase) )(?:([1-9]\d?\.\d{1,3})|(?<=(?:under|below|over|above|less than|more than|max|up ?to|chini ya|hadi|zaidi ya|budget|tk|rs|ksh|tsh|rp|[৳₦$€£¤]) ?)([1-9]\d?))m(?![\p{L}\p{M}\p{N}]| (?:tall|high|long))/gu;
/** "1 lakh 60" is 1,60,000, where nothing says what there are 60 of. */
const thousandsBehind =
  /(?<![\p{L}\p{M}\d.,])(\d{1,2} ?(?:lakhs?|lacs?|লাখ|লক্ষ)) (\d0|\d5)(?![\p{L}\p{M}\d]|[.,/]\d)/gu;

/** Whether the text behind a figure allows it to be a price whose last zeros are left out. */
export function canBeShort(behind: string, isNamed: IsNamed): boolean {
  const unit = units.find(([, pattern]) => pattern.test(behind))?.[0];
  if (unit !== undefined) return unit === 'price';
  if (mostAfter.test(behind)) return true;
  return isOnlyPrice(behind.replace(leastAfter, ''), isNamed);
}

/**
 * Separates figures from their units and from Bangla suffixes ("150cc", "২ লাখের", "2k20"), and writes number
 * words as digits ("দেড় লাখ"), so that they are found. `isNamed` says whether a word is a name, `isPlace` whether it is
 * one of a place.
 */
export function apart(text: string, known: Record<'isNamed' | 'isPlace', IsNamed>): string {
  const { isNamed } = known;
  return withDigits(
    withFiguresInEnglish(withNamesInEnglish(withoutStops(withScalesBehind(text)), known))
      .replace(/(?<![\p{L}\p{M}\d])2k(\d\d)(?![\p{L}\p{M}\d])/gu, '20$1')
      // "pulsar150cc", but no "r15cc".
      .replace(/(?<=\p{L}{3})(\d{2,4}) ?(?=cc(?![\p{L}\p{M}\d]))/gu, ' $1')
      .replace(/(\d)(?=(?:cc|cid?|kms?|tk|taka|সিসি|কিমি|টাকা(?:য়|র)?)(?![\p{L}\p{M}]))/gu, '$1 ')
      .replace(/(?<![\p{L}\p{M}])(লাখ|লক্ষ|হাজার|কোটি)(?:ের|র|ে)?(?=টাকা|[^\p{L}\p{M}]|$)/gu, '$1 ')
      .replace(/(?<![\p{L}\p{M}])(lakh|lac|hajar|hazar|koti)(?:er|ey|e|r)(?![\p{L}\p{M}])/gu, '$1 ')
      .replace(/(?<=\d ?)lak(?:er|e|r)(?![\p{L}\p{M}])/gu, 'lak ')
      // Scripts without spaces: "200000円まで", "50万円".
      .replace(/(?<=\d)(?=[円元원])/gu, ' ')
      .replace(/(?<=\d ?[万萬만]?)([万萬만円元원])(?=[円元원以ま이か~-])/gu, '$1 ')
      // "100.000 tl", but no "1.250 lakh".
      .replace(oneGroup, '$1$2')
      .replace(/ {2,}/g, ' ')
      .replace(cheap, 'cheap')
      .replace(strokes, (_, two?: string) => `${two ? 2 : 4} stroke`)
      .replace(grand, '$1 thousand')
      .replace(million, '$1$2 million'),
  ).replace(thousandsBehind, (found, lakhs: string, more: string, at: number, whole: string) =>
    canBeShort(whole.slice(at + found.length), isNamed) ? `${lakhs} ${more} thousand` : found,
  );
}

/** Thousands behind a dot, as in much of the world; with a word for thousands and the like it is a decimal point. */
const oneGroup =
  /(?<![\p{L}\p{M}\d.,])([1-9]\d{0,2})\.(\d{3})(?![\d.,]\d?|\p{L}|\s*(?:thousand|lakh|lac|lak|l |k |mil|tys|bin|juta|jt|tri|crore|cr |লাখ|লক্ষ|হাজার|लाख))/gu;

/** Cheap in Vietnamese: its second word is also short for a make. */
const cheap = /(?<![\p{L}\p{M}])(?:giá|gia) (?:rẻ|re)(?![\p{L}\p{M}])/gu;
const strokes = /(?<![\p{L}\p{M}])(?:(two|do)|four|char)[ -]?stroke(?![\p{L}\p{M}])/gu;

const isThousand = /^[12] \d{3}$/;
/** Elsewhere the first figure may belong to a name: "Gulshan 1 150cc". */
const beginsEngine = (before: string) => before.trim() === '' || most.test(before) || least.test(before);

/** Behind a limit people group hundreds, too: "poniżej 22 500". */
const isOfHundreds = /^\d{1,3} \d00$/;
const besideEachOther = /(?<![\d.,'])\d{1,3}(?: \d{2,3})* \d{3}(?!\d)/g;
/**
 * Separates figures that spaces do not group: only round ones ("85 000"), limits, prices and distances are grouped by
 * spaces, so that "mirpur 10 150cc" contains no engine of 10,150 cc. All positions stay the same.
 */
export function withOwnFigures(text: string): string {
  return text.replace(besideEachOther, (group, at: number) => {
    const behind = text.slice(at + group.length);
    const unit = units.find(([, words]) => words.test(behind))?.[0];
    const before = text.slice(0, at);
    const isOne =
      group.endsWith(' 000') ||
      (unit !== 'cc' && isOfHundreds.test(group) && (most.test(before) || least.test(before))) ||
      (unit === 'cc' && isThousand.test(group) && beginsEngine(before)) ||
      unit === 'price' ||
      unit === 'km' ||
      signBefore.test(before);
    return isOne ? group : group.replaceAll(' ', ';');
  });
}
