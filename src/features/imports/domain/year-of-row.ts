/** The model year of a row's motorcycle. */
import { yearOf } from '../../../kernel/dates.ts';
import { oldestYear } from '../plausible.ts';
import { unreadable } from '../readings/reading.ts';
import { readAge, readYear, yearInNepal } from '../readings/year.ts';
import { RefusedRow, type RowContext } from '../row-facts.ts';
import { countryOfRow } from './place-of-row.ts';
import { yearInName } from './year-in-name.ts';

/** A new motorcycle has not been registered yet: "Neufahrzeug" below "Erstzulassung". */
const saysNew =
  /^(?:brand[ -]?new|new|unregistered|neu(?:fahrzeug|wagen)?|neuf|nuev[oa]|nov[oa]|zero km|0 ?km|nuov[oa]|baru|nieuw|now[ya]|sıfır|新車|新车)$/iu;

/** Forms let people choose this of a motorcycle that is older than any year in them: which year it is of, nobody says. */
const saysOlder = /^(?:before|trước(?: năm)?|vor|avant|prima del|antes de|до|przed) (?:19|20)\d\d$/iu;

/** The checked year of a row; null when it has neither year nor age. */
export function yearOfRow(row: readonly string[], context: RowContext): number | null {
  const { reader, mapping, asOf, now } = context;
  const said = reader.cell(row, 'year');
  // Some exports write "0" for unknown; an age of 0 is a new motorcycle's.
  const yearText =
    said !== null && (/^0+(?:\.0+)?$/.test(said) || saysNew.test(said) || saysOlder.test(said)) ? null : said;
  const text = yearText ?? reader.cell(row, 'age');
  if (text === null) return yearInName(reader.cell(row, 'name') ?? '', yearOf(now));
  const numbers = { decimalComma: mapping.file?.decimalComma, unit: mapping.columns.age?.unit };
  const told =
    yearText === null ? readAge(text, asOf, numbers) : readYear(text, asOf, reader.headerOf('year') ?? '');
  if (told === unreadable) throw new RefusedRow('year-unreadable', text);
  const year = told > yearOf(now) && countryOfRow(row, context) === 'Nepal' ? yearInNepal(told) : told;
  if (year > yearOf(now)) throw new RefusedRow('year-in-future', text);
  if (year < oldestYear) throw new RefusedRow('year-implausible', String(year));
  return year;
}
