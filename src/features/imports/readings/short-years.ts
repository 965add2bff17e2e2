/** Years of two digits, and pairs of years. */

import { yearOf } from '../../../kernel/dates.ts';
import { normalForm } from '../../../kernel/normal-form.ts';
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
/** 2535 was 1992: figures between those of the years after 2000 and these are of neither calendar. */
const firstOfBuddhistEra = 35;

/** The year in "'19", "19년식" or "ปี62", or undefined. */
export function yearOfTwoDigits(readable: string, asOf: Date): number | undefined {
  const [, marked, korean] = apostropheYear.exec(normalForm(readable, 'NFC')) ?? [];
  const two = marked ?? korean;
  if (two !== undefined) return fullYear(Number(two), asOf);
  const thai = thaiYear.exec(readable)?.[1];
  return thai === undefined ? undefined : thaiYearOf(Number(thai), asOf);
}

function thaiYearOf(two: number, asOf: Date): number | undefined {
  const next = yearOf(asOf) + 1;
  if (two <= next % 100) return 2000 + two;
  if (two < firstOfBuddhistEra) return undefined;
  return two <= (next + buddhistEra) % 100 ? 2500 + two - buddhistEra : 1900 + two;
}

/** Brazil's lists give the years of manufacture and of the model: "Ano Fab/Mod". */
const ofPairs = /(?<!\p{L})(?:fab\p{L}*.*mod\p{L}*|mod\p{L}*.*fab\p{L}*)(?!\p{L})/u;
const pair = /^(\d{4}|\d{2}(?= ?[/-] ?\d{2}$)) ?[/-] ?(\d{4}|\d{2})$/;
/** In a column of years only "2018/2019" and "2017/18" are surely two: "2010-11" and "12/11" have months. */
const surePair = /^\d{4} ?[/-] ?(?:\d{4}|1[3-9]|[2-9]\d)$/;

/**
 * The model year of such a pair, whichever stands first: it is never before the year of manufacture. Of next year's model
 * it is that of manufacture, as no listing has a year to come. Undefined where the header is not one of them, or where
 * the two are too far apart.
 */
export function modelYearOfPair(readable: string, header: string, asOf: Date): number | undefined {
  const [, ...both] = pair.exec(readable) ?? [];
  if (both.length < 2) return undefined;
  const above = folded(header);
  if (!ofPairs.test(above) && !(/^ano(?!\p{L})/u.test(above) && surePair.test(readable))) return undefined;
  const years = both.map((each) => (each.length === 2 ? fullYear(Number(each), asOf) : Number(each)));
  const [earlier, later] = [Math.min(...years), Math.max(...years)];
  if (later - earlier > 1) return undefined;
  return later > yearOf(asOf) ? earlier : later;
}
