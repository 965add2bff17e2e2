/** The country of a list that does not name it: by the towns in its places, or by the addresses of its adverts. */
import { countryNamed } from '../../../kernel/countries.ts';
import { stateNamed } from '../../../kernel/states.ts';
import { countryOfTown } from '../../../kernel/towns.ts';

/** So many rows at least must be in known towns, and nearly all of those in one country. */
const fewestKnown = 3;
const leastShare = 0.4;
const nearlyAll = 0.9;

/** Abbreviations of states that are no provinces of Canada, Australia, Brazil, Italy or Spain. */
const ofStates =
  /^(?:AK|AZ|FL|GA|ID|IL|IN|IA|KS|KY|LA|MD|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|RI|SD|TX|UT|WV|WI|WY)$/;

/** Towns and regions with names that are as short as codes. */
const wholeNames = /^(?:nis|fes|hue|ica|osh|fyn|nsw|vic|qld|tas)$/i;

/** A prefecture of Japan, alone or before a town: "大阪府大東市". */
const prefecture = /^(?:東京都|北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)/u;

function countryOfPart(part: string, isLast: boolean): string | undefined {
  if (prefecture.test(part)) return 'Japan';
  // Codes of provinces stand in capitals behind a town: "London, ON", but "Mirpur, on road 7".
  if (/^[a-z]{2,3}$/i.test(part) && !(isLast && part === part.toUpperCase()) && !wholeNames.test(part))
    return undefined;
  if (isLast && ofStates.test(part)) return 'United States';
  const isState = part.length > 3 && part !== 'Georgia' && stateNamed(part) !== undefined;
  return isState ? 'United States' : countryOfTown(part);
}

/** "Hadera area", "Jerusalem area and surroundings": a part of a country around its town. */
const around = / (?:area|region|district|metropolitan|municipality|and surroundings)$/i;

/** "8001 Zürich", "Austin, TX 78701". */
const postcode = /^\s*(?:\p{Lu}{1,2}-)?\d{3,6}(?: \d{2})? (?=\p{L})| \d{5}(?:-\d{4})?$/u;

const withoutAround = (part: string): string =>
  around.test(part) ? withoutAround(part.replace(around, '')) : part;

/** The country of a place by the last of its parts that is known: "Lima, Ohio" is not in Peru. */
export function countryOfPlace(place: string): string | undefined {
  const parts = place.split(/[,،、/|()→\n]|\s[-–]\s/).map((part) => part.replace(postcode, '').trim());
  const said = parts.filter((part) => part !== '');
  for (const [at, part] of [...said.entries()].reverse()) {
    // Behind a stroke it is the letter of a block: "Mirpur/AB".
    const isBehind = at > 0 && at === said.length - 1 && !place.includes('/');
    const country = countryOfPart(part, isBehind) ?? countryOfPart(withoutAround(part), isBehind);
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
/** Short links and shared files of anybody, and sites that have an address in every country. */
const shared =
  /[/.](?:youtu\.be|goo\.gl|flic\.kr|pin\.it|redd\.it|rb\.gy|is\.gd|v\.gd|we\.tl|1drv\.ms|upload\.ee|linktr\.ee|shorturl\.at|prnt\.sc|ok\.ru|vk\.ru|lnkd\.in|tiny\.pl|cutt\.us|wa\.link|(?:google|youtube|facebook|amazon|ebay|pinterest|yahoo|bing|yandex|blogspot|alicdn|aliexpress)(?:\.com?)?\.[a-z]{2})(?:[/:?#]|$)/i;
/** Pictures are where there is room for them. */
const picture =
  /\.(?:jpe?g|png|webp|gif|avif|heic|mp4)(?:[?#]|$)|^https?:\/\/(?:cdn|img|images?|static|media|pics?|photos?)\d*\./i;
const ofCountry = /\.(?:co|com|net|org)\.(?:co|id|in)(?:[/:?#]|$)/i;

function countryOfAddress(text: string): string | undefined {
  const domain = address.exec(text.trim())?.[1];
  if (shared.test(text) || picture.test(text)) return undefined;
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
