/** The country of a list that does not name it: by the towns in its places, or by the addresses of its adverts. */
import { countryNamed } from '../../../kernel/countries.ts';
import { stateNamed } from '../../../kernel/states.ts';
import { countryOfTown } from '../../../kernel/towns.ts';

/** So many rows at least must be in known towns, and nearly all of those in one country. */
const fewestKnown = 3;
const leastShare = 0.25;
const nearlyAll = 0.9;

/** Abbreviations of states that are no provinces of Canada, Australia, Brazil, Italy or Spain. */
const ofStates =
  /^(?:AK|AZ|FL|GA|ID|IL|IN|IA|KS|KY|LA|MD|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|RI|SD|TX|UT|WV|WI|WY)$/;

function countryOfPart(part: string, isLast: boolean): string | undefined {
  if (isLast && ofStates.test(part)) return 'United States';
  const isState = part.length > 3 && part !== 'Georgia' && stateNamed(part) !== undefined;
  return isState ? 'United States' : countryOfTown(part);
}

/** "8001 Zürich", "Austin, TX 78701". */
const postcode = /^\s*(?:\p{Lu}{1,2}-)?\d{3,6}(?: \d{2})? (?=\p{L})| \d{5}(?:-\d{4})?$/u;

/** The country of a place by the last of its parts that is known: "Lima, Ohio" is not in Peru. */
function countryOfPlace(place: string): string | undefined {
  const parts = place.split(/[,،、/|()]|\s[-–]\s/).map((part) => part.replace(postcode, '').trim());
  const said = parts.filter((part) => part !== '');
  for (const [at, part] of [...said.entries()].reverse()) {
    const country = countryOfPart(part, at > 0 && at === said.length - 1);
    if (country !== undefined) return country;
  }
  return undefined;
}

/** The one of these countries that nearly all are. */
function mostOf(countries: readonly (string | undefined)[]): string | undefined {
  const said = countries.filter((country) => country !== undefined);
  const byCount = [...Map.groupBy(said, (country) => country)].sort(([, a], [, b]) => b.length - a.length);
  const [first] = byCount;
  return first && first[1].length >= said.length * nearlyAll ? first[0] : undefined;
}

/** The country of the towns in the places of the first rows; undefined where few are known, or they are in several. */
export function countryOfTowns(cells: readonly string[]): string | undefined {
  const places = cells.filter((cell) => cell.trim() !== '');
  const countries = places.map(countryOfPlace);
  const known = countries.filter((country) => country !== undefined).length;
  return known < Math.max(fewestKnown, places.length * leastShare) ? undefined : mostOf(countries);
}

const address = /^https?:\/\/(?:[^/@\s]+\.)?([a-z]{2})(?::\d+)?(?:[/?#]|$)/i;
/** Domains of countries under which anybody's sites are. */
const anybodys = /^(?:co|io|me|tv|cc|ai|ly|fm|gg|to|ws|la|so|sh|im|is|nu|st|am|eu|id|in)$/i;
const ofCountry = /\.(?:co|com|net|org)\.(?:co|id|in)(?:[/:?#]|$)/i;

function countryOfAddress(text: string): string | undefined {
  const domain = address.exec(text.trim())?.[1];
  if (domain === undefined || (anybodys.test(domain) && !ofCountry.test(text))) return undefined;
  return countryNamed(domain.toUpperCase());
}

/** The country of the sites that the first rows link to: "https://www.bikesales.com.au/…". */
export function countryOfLinks(rows: readonly (readonly string[])[]): string | undefined {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, index) => rows.map((row) => row[index] ?? ''));
  const found = columns.flatMap((cells) => {
    const countries = cells.filter((cell) => /^https?:/i.test(cell.trim())).map(countryOfAddress);
    const known = countries.filter((country) => country !== undefined);
    return known.length >= Math.max(fewestKnown, countries.length * nearlyAll) ? [mostOf(known)] : [];
  });
  return found.length === 0 ? undefined : mostOf(found);
}
