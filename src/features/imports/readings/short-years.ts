/** Years of two digits, and pairs of years. */
import { yearOf } from '../../../kernel/dates.ts';
import { folded } from './folded.ts';

/** The year of two digits: at most the next one. */
export function fullYear(two: number, asOf: Date): number {
  return two > (yearOf(asOf) + 1) % 100 ? 1900 + two : 2000 + two;
}

/** "19년식", "'19년", "’19". */
const apostropheYear = /^(?:['’‘`´](\d{2})|['’]?(\d{2})년(?:식|형)?)$/u;
/** "ปี62", "พ.ศ. 62": of 2562, or of 2019 where Thailand's calendar would make it an old one. */
const thaiYear = /^(?:ปี(?: ?รถ)?|พ\.? ?ศ\.?)\s?['’]?(\d{2})$/u;
const buddhistEra = 543;
/** 2540 was 1997. */
const firstOfBuddhistEra = 40;

/** The year in "'19", "19년식" or "ปี62", or undefined. */
export function yearOfTwoDigits(readable: string, asOf: Date): number | undefined {
  const [, marked, korean] = apostropheYear.exec(readable.normalize('NFC')) ?? [];
  const two = marked ?? korean;
  if (two !== undefined) return fullYear(Number(two), asOf);
  const thai = thaiYear.exec(readable)?.[1];
  if (thai === undefined) return undefined;
  return Number(thai) >= firstOfBuddhistEra
    ? 2500 + Number(thai) - buddhistEra
    : fullYear(Number(thai), asOf);
}

/** Brazil's lists give the years of manufacture and of the model: "Ano Fab/Mod". */
const ofPairs = /(?<!\p{L})(?:fab\p{L}*.*mod\p{L}*|mod\p{L}*.*fab\p{L}*|ano)(?!\p{L})/u;
const pair = /^(\d{2}|\d{4})\s?[/-]\s?(\d{2}|\d{4})$/;

/**
 * The model year of such a pair, whichever stands first: it is never before the year of manufacture. Undefined where the
 * header is not one of them, or where the two are too far apart, as a month and its year.
 */
export function modelYearOfPair(readable: string, header: string, asOf: Date): number | undefined {
  const [, ...both] = pair.exec(readable) ?? [];
  if (both.length < 2) return undefined;
  const above = folded(header);
  if (!ofPairs.test(above)) return undefined;
  // "12/11" below "Ano" may be a month of 2011.
  if (both.every((each) => each.length === 2) && !/fab/u.test(above)) return undefined;
  const years = both.map((each) => (each.length === 2 ? fullYear(Number(each), asOf) : Number(each)));
  const latest = Math.max(...years);
  return latest - Math.min(...years) <= 1 ? latest : undefined;
}
