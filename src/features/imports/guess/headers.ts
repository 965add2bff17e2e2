/** Headers as people write them, and their possible meanings. */
import { currencyMarks, isCurrency } from '../../../kernel/currencies.ts';
import { readableText } from '../../../kernel/figures.ts';
import { headerKey } from '../columns.ts';
import { type Target, targets } from '../contract.ts';
import { wordsOfAsiaAndAfrica } from '../header-words/of-asia-and-africa.ts';
import { wordsOfEurope } from '../header-words/of-europe.ts';
import { wordsOfMoreLanguages } from '../header-words/of-more-languages.ts';
import { wordsOfNorthernEurope } from '../header-words/of-northern-europe.ts';
import { branchWords, headerWords, linkWords, runningNumberWords, variantWords } from '../header-words.ts';
import { folded } from '../readings/folded.ts';

const further = [wordsOfAsiaAndAfrica, wordsOfEurope, wordsOfNorthernEurope, wordsOfMoreLanguages];
/** By language; one that is in several of the lists has the words of each. */
const moreHeaderWords = [...new Set(further.flatMap(Object.keys))].map(
  (language) => [language, further.flatMap((words) => words[language] ?? [])] as const,
);

/** The names of programs as words: "makeYear" is "make Year", "engineCC" is "engine CC". */
export function spaced(header: string): string {
  return header.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll})/gu, ' ');
}

function vocabularyOf(languages: readonly string[]): string[] {
  return languages.flatMap((words) => words.split(', ')).map(folded);
}

/** The words of each field, the most certain first. */
export const vocabulary = new Map(
  targets.map((target) => {
    const elsewhere = moreHeaderWords.flatMap(([, lists]) => lists.flatMap((words) => words[target] ?? []));
    const last = target === 'id' ? linkWords : [];
    const languages = [...(headerWords[target] ?? []), ...elsewhere, ...last];
    return [target, [...new Set(vocabularyOf(languages))]] as const;
  }),
);
export const runningNumbers = vocabularyOf(runningNumberWords);
export const branches = vocabularyOf(branchWords);
export const variants = vocabularyOf(variantWords);

// Without its unit the "Số km" of Vietnam is only a number.
const unit =
  /(?<=\S)(?<!^so)\s+(?:in\s+)?(?:bdt|inr|lkr|npr|pkr|usd|eur|gbp|chf|brl|mxn|idr|taka|tk|rs|rp|rupees|rupiah|reais|pesos|euros?|dollars?|lakhs?|lacs?|crores?|juta|ribu|kms?|cc|ccm|cm3|mi|miles|টাকা|টাকায়|लाख|रुपये|লাখ|руб(?:лей)?|км|см3|(?:куб )?см(?: куб)?|куб)$/u;

/**
 * A header without its parts in brackets. An unclosed bracket is left alone: nothing is searched for after
 * the last closing one.
 */
function withoutBrackets(header: string): string {
  const end = Math.max(...[...')]}'].map((bracket) => header.lastIndexOf(bracket))) + 1;
  return header.slice(0, end).replace(/[([{].*?[)\]}]/g, ' ') + header.slice(end);
}

/** A header without its unit: "Mileage (km)" is "mileage", "price_bdt" and "Preis in €" are "price" and "preis". */
export function bareHeader(header: string): string {
  const words = withoutBrackets(folded(headerKey(spaced(header))))
    .replaceAll('#', ' no ')
    // Ukrainian "об'єм".
    .replace(/(?<=\p{Script=Cyrillic})['’ʼ`](?=\p{Script=Cyrillic})/gu, '')
    .replace(/[^\p{L}\p{M}\p{Nd}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    // A field of an object is often named like it: "location.locationName".
    .replace(/(?<!\S)(\S{4,}) (?=\1(?: |$))/gu, '');
  const bare = words.replace(/\s+in$/, '').replace(unit, '');
  const [last = ''] = /(?<=\s)[a-z]{3}$/.exec(bare) ?? [];
  return isCurrency(last.toUpperCase()) ? bare.slice(0, -last.length).trim() : bare;
}

export const targetOf = new Map(
  Array.from(vocabulary, ([target, words]) => words.map((word) => [word, target] as const)).flat(),
);

/** What objects are called that hold the fields of a motorcycle: "vehicle_info.mark_info.name", "specs.mileage", "Bike price". */
const container =
  /^(?:vehicle|bike|motorbike|motorcycle|item|listing|advert|ad|offer|product|attributes?|params?|specs?|specifications?|tech|details?|locations?|resolved|address|geo|price|vehiculo|veiculo|vehicule|fahrzeug|pojazd|kendaraan|arac|ubicacion|localizacao|localizacion|precio|preco|prix|preis|prezzo|cena|fiyat|harga)$/;
/** Those whose names say something else where a person writes them: a "Document year" or "Seller price" is another one. */
const objectOnly = /^(?:technical|documents?|docs?|state|seller)$/;
/** The path of a field, as programs write it that make a table of objects. */
const path = /^(?=\S+$).*\p{L}[./]\p{L}/u;
const ofContainer: ReadonlySet<Target> = new Set([
  ...(['make', 'model', 'price', 'year', 'kilometres', 'engine', 'owners'] as const),
  ...(['place', 'currency', 'condition'] as const),
]);

/** The header of a field without the names of the objects that it is in; undefined where the rest is not known, either. */
function withinContainers(whole: string, isPath: boolean): string | undefined {
  const words = whole.split(' ').filter((word) => word !== 'info' && word !== 'data');
  while (words.length > 1) {
    const [outer = ''] = words;
    const isOuter = container.test(outer) || (isPath && objectOnly.test(outer));
    const rest = words.join(' ');
    const target = targetOf.get(rest);
    if (target !== undefined && rest !== whole && (ofContainer.has(target) || rest === 'model name'))
      return rest;
    if (!isOuter) return undefined;
    words.shift();
  }
  const [rest = ''] = words;
  const target = targetOf.get(rest);
  return target !== undefined && rest !== whole && ofContainer.has(target) ? rest : undefined;
}

const regions = new Set(
  vocabularyOf([
    'region name, state name, province name, admin level 1 name',
    'district, county, region, state, province, division, জেলা, বিভাগ, जिला, जिल्ला, राज्य, प्रदेश, bundesland, kanton, landkreis',
    'provincia, departamento, distrito, estado, uf, departement, dept, regione, prov, provincie, provinsi, kabupaten, negeri, il, województwo',
    'область, регион, край, län, fylke, kraj, județ, megye, νομός, المحافظة, استان, mkoa, kaunti, จังหวัด, tỉnh, tỉnh thành, 都道府県, 省份',
  ]),
);

/** Whether a header names regions, which hold many towns; an address does not count. */
export function isRegion(header: string): boolean {
  const bare = bareHeader(header);
  return regions.has(bare) || regions.has(withinContainers(bare, true) ?? '');
}

/** Whether a place says that it is a region: "Νομός Αττικής", "Lagos State". */
export function saysRegion(place: string): boolean {
  const words = folded(place).split(' ');
  return words.length > 1 && [words[0], words.at(-1)].some((word) => regions.has(word ?? ''));
}

const towns = new Set(
  vocabularyOf([
    'area name, ward name, neighbourhoods, neighborhoods, admin level 3 name, admin level 2 name',
    'city, town, city name, suburb, ciudad, localidad, municipio, ville, commune, comune, comuna, distrito, citta, cidade, localidade, concelho, ort, stadt, plaats, woonplaats, stad',
    'город, місто, miasto, miejscowość, město, oraș, város, település, ilçe, kota, thành phố, อำเภอ, เมือง, सहर, শহর, शहर',
  ]),
);

/** Whether a header names towns, which are in regions. */
export function namesTown(header: string): boolean {
  return towns.has(bareHeader(header));
}

/** Where a motorcycle was made or registered, or somebody lives, it need not stand. */
const otherPlace = /(?<!\p{L})(?:regist\w*|reg|rto|plate|manufactur\w*|made|origin\w*|built|birth)(?!\p{L})/u;

/** Whether a header names another place than the one where a motorcycle is. */
export function saysOtherPlace(header: string): boolean {
  return otherPlace.test(folded(header));
}

/** Whether a header is only the mark of a currency: "$", "৳", "BDT". */
export function isCurrencyMark(header: string): boolean {
  const rest = readableText(header).replace(currencyMarks(), ' ');
  return /[\p{L}\p{Sc}]/u.test(header) && !/[\p{L}\p{N}\p{Sc}]/u.test(rest);
}

/** The header of a column with make and model. */
export const bothWord = 'make model';
const joint = /[/&+]|(?<= )(?:and|und|dan|et|e|y|en|och|og|i|ve|và|и|і|এবং|ও|और|व)(?= )/iu;

/** Whether a header names make and model together: "Merk & Model", "Marca y modelo". */
function namesBoth(header: string): boolean {
  const sides = header.split(joint).map((side) => targetOf.get(bareHeader(side)));
  return sides.length === 2 && sides.includes('make') && sides.includes('model');
}

/** How far a motorcycle goes on a litre is no distance that it has gone: "Mileage (kmpl)", "Average in km/l". */
const consumption =
  /(?<!\p{L})(?:kmpl|mpg|km ?(?:\/|per) ?(?:l|lt|ltr|lit(?:er|re))|l(?:it(?:er|re)s?)? ?\/ ?100)(?!\p{L})/iu;

/**
 * The possible meanings of a header: as a whole, otherwise of the parts around its slash if they do not
 * contradict each other ("Price / Rate", "Cidade/UF"). A word of two letters is a unit: "km/l" is no
 * distance. `isOfObject`: it is the name of a field behind those of the objects that it is in.
 */
export function readHeader(header: string, isOfObject = false): string[] {
  if (consumption.test(header)) return [];
  const whole = bareHeader(header);
  if (namesBoth(header)) return [whole, bothWord];
  if (targetOf.has(whole)) return [whole];
  const within = withinContainers(whole, isOfObject || path.test(header));
  if (within !== undefined) return [whole, within];
  if (!header.includes('/')) return [whole];
  const sides = header
    .split('/')
    .map(bareHeader)
    .filter((side) => side.length > 2 && targetOf.has(side));
  const isClear = new Set(sides.map((side) => targetOf.get(side))).size === 1;
  return isClear ? [whole, ...sides] : [whole];
}

/** "Modell" and "Ort" are also German. */
const shared = new Set(vocabularyOf(Object.values(headerWords).flat()));
const wordsOfLanguage = new Map(
  moreHeaderWords.map(([language, lists]) => [
    language,
    new Set(
      vocabularyOf(lists.flatMap((words) => Object.values(words).flat())).filter((word) => !shared.has(word)),
    ),
  ]),
);

/** The language of most headers, if there are at least three and no other language has as many. */
export function languageOf(header: readonly string[]): string | undefined {
  const bare = header.map(bareHeader);
  const [first, second] = Array.from(wordsOfLanguage, ([language, words]) => ({
    language,
    count: bare.filter((name) => words.has(name)).length,
  })).sort((a, b) => b.count - a.count);
  return first && first.count >= 3 && first.count > (second?.count ?? 0) ? first.language : undefined;
}
