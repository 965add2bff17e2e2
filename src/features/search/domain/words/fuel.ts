/**
 * What people say of the use of fuel: "50 kmpl", "mileage 50+", "ভালো মাইলেজ". No listing has a figure for it, so that it is neither a
 * distance nor an engine, and not searched for.
 */
import type { DistanceUnit } from '../../../../kernel/distances.ts';
import { pattern, wordBegin, wordEnd } from './patterns.ts';
import { unwantedAround } from './unwanted.ts';

const litre = '(?:l|lt|ltrs?|lit(?:er|re)s?|লিটার(?:ে|ের)?)';
const kilometres = '(?:kms?|kilomet(?:er|re)s?|kilo|কিমি|কিলো(?:মিটার)?)';
const perLitre = `(?:kmpl|kpl|kms?l|${kilometres} ?(?:/|per|in|an?|প্রতি) ?(?:(?:an?|one|1) ?)?${litre}|mpg|miles? (?:per|an?) gallon)`;
const mileage = '(?:fuel )?(?:mileage|milage|millage|milege|মাইলেজ(?:ের|টা)?)';
const economy = 'fuel[ -]?(?:economy|efficiency|consumption|average)';
const limit =
  '(?:(?:more|less|better|higher) than|over|above|at least|min(?:imum)?|under|below|around|about|up ?to|[<>]=?|[≤≥])';
const more = `(?: ?\\+| (?:plus|or (?:more|above)|(?:er |এর )?(?:upore|beshi|উপরে|বেশি))${wordEnd})`;
/** One figure or two, and no part of another: "20 000", "40-50". */
const figure = (count: string) =>
  `${count}(?: ?(?:[-/]|to|or|theke|থেকে) ?${count})?(?!\\d|[.,]\\d| \\d{3}(?!\\d| ?cc)| ?(?:[-/]|to|or|theke|থেকে) ?\\d)`;
const any = figure('\\d{1,3}(?:\\.\\d{1,2})?');
/** Where the unit is not said: a larger figure is a size or a distance. */
const few = figure('[1-9]\\d(?:\\.\\d)?');
const oneOrNone = (source: string) => `(?:${source} ?)?`;

/** With a unit of its own, wherever people say so. */
const measured = [
  `${wordBegin}(?:(?:${mileage}|${economy}|average)(?: is| of)?:? )?${oneOrNone(limit)}${any}(?: ?\\+)? ?${perLitre}${wordEnd}${more}?(?: (?:${mileage}|${economy}|average)${wordEnd})?`,
  `${wordBegin}(?:(?:per|in|1|one|ek|এক|প্রতি) ?)*(?:lit(?:er|re)s?|ltrs?|লিটার(?:ে|ের)?)(?: (?:e|te|a|প্রতি))? ${oneOrNone(limit)}${any} ?${kilometres}${wordEnd}(?: (?:jay|jai|chole|যায়|চলে)${wordEnd})?`,
  `${wordBegin}(?:(?:good|best|better|great|low|high) )?${economy}${wordEnd}(?::? ${oneOrNone(limit)}${few})?`,
  `${wordBegin}fuel[ -]?(?:efficient|saving|saver)${wordEnd}`,
  `${wordBegin}(?:tel kom|kom tel|তেল কম|কম তেল)(?: (?:khay|khai|khabe|lage|খায়|খাবে|লাগে))${wordEnd}`,
  `${wordBegin}(?:tel|jalani|তেল|জ্বালানি) (?:sh?as(?:h)?roy[ie]|সাশ্রয়ী)${wordEnd}`,
];
const praise =
  '(?:(?:very|khub|onek|খুব|অনেক) )?(?:good|best|better|great|nice|excellent|super|high(?:er|est)?|v[ah]lo|bhalo|be?shi|besi|ভালো|ভাল|বেশি|বেশী|সেরা)';
/** "Mileage good condition" praises the condition. */
const ofOther = '(?! (?:condition|kondition|shape|price|deals?|value|কন্ডিশন|অবস্থা|দাম))';
const otherUnit = `(?! ?(?:k|cc|tk|taka|rs|lakhs?|lacs?|hundred|thousands?|ha[jz]{1,2}ar(?:e|er)?|miles?|years?|সিসি|টাকা|হাজার(?:ে|ের)?|লাখ(?:ে|ের)?)${wordEnd})`;
/** "35 km driven" is a distance. */
const notRidden = `(?! ?(?:${kilometres} )?(?:driven|run|chola|chalano|চলা|চালানো)${wordEnd})`;
const notLow = '(?<!(?:low|lower|lowest|less|least|few|fewest|kom|কম|অল্প)[ -])';
/** "Mileage" is the use of fuel where distances are kilometres; elsewhere it is a distance. */
const inKilometres = [
  `${wordBegin}${praise} ${mileage}${wordEnd}(?: (?:wala|deya|dey|er|দেয়|এর)${wordEnd})?`,
  `${wordBegin}${notLow}${mileage} ${praise}${wordEnd}${ofOther}`,
  `${wordBegin}${notLow}${mileage}(?: (?:is|of|should be))?:? ${oneOrNone(limit)}${few}${otherUnit}${notRidden}(?: ?${kilometres}${wordEnd})?${more}?`,
  `${wordBegin}${oneOrNone(limit)}${few}(?:${more}| ?${kilometres}(?: er)?) ${mileage}${wordEnd}`,
  // A bare figure behind a word may be part of a name: "CD 80 mileage".
  `(?:(?<=^|, ?)|(?<=(?<!\\p{L})(?:with|for|bikes?) )|${wordBegin}(?:${limit} ))${few} ${mileage}${wordEnd}`,
  `${wordBegin}[1-9]\\d ?[-/] ?[1-9]\\d ${mileage}${wordEnd}`,
];
const everywhere = measured.map((source) => pattern(source, 'u'));
const besides = inKilometres.map((source) => pattern(source, 'u'));
/** Nearly all texts say nothing of it. */
const says = pattern('mil|মাইলেজ|fuel|kmp?l|kpl|mpg|lit|lt|/ ?l|km|কিমি|লিটার|tel|jalani|তেল|জ্বালানি', 'u');

/**
 * A text in `readableText` form without what it says of the use of fuel, and those parts. `distance` is what the garage counts
 * distances in.
 */
export function withoutFuel(typed: string, distance: DistanceUnit): { text: string; fuel: string[] } {
  const fuel: string[] = [];
  let text = typed;
  if (!says.test(text)) return { text, fuel };
  for (const said of distance === 'km' ? [...everywhere, ...besides] : everywhere) {
    for (let found = said.exec(text); found !== null; found = said.exec(text)) {
      const place = { start: found.index, end: found.index + found[0].length };
      const { start, end } = unwantedAround(text, place) ?? place;
      fuel.push(text.slice(start, end).trim());
      text = `${text.slice(0, start).trimEnd()} ${text.slice(end).trimStart()}`.trim();
    }
  }
  return { text, fuel };
}
