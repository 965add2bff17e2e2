/** Places whose parts a list does not separate by commas. The last part of a place is the one by which it is searched for. */
import { countryOfTown } from '../../../kernel/towns.ts';

/** "東京都足立区", "神奈川県横浜市": the prefecture, and what is in it. */
const prefecture =
  /^(東京都|北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)[\s・]*([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}].+)$/u;
/** The same in Taiwan: "台北市中山區". */
const cityOfTaiwan = /^(\p{Script=Han}{2}[市縣])(\p{Script=Han}{1,3}[區鄉鎮市])$/u;
/** "Campinas - SP", "Milano (MI)": a town, and the code of its state or province. */
const behindTown = /^(\p{L}[^,،、，()]*?) ?(?:[-–] (\p{Lu}{2})|\((\p{Lu}{2})\))$/u;

/** "Goiânia/GO", "Manaus-AM": in Brazil, and with its states only, as names elsewhere have such marks in them. */
const behindTownOfBrazil =
  /^(\p{L}[^,،、，()/]*?) ?[/–-] ?(A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$/u;

/** Streets, districts and house numbers behind a town, as in addresses of Russia: "Казань, ул. Ленина, 5". */
const partOfAddress =
  /^(?:(?:ул|пр-т|пр|просп|пер|ш|б-р|наб|д|мкр|р-н|пл)\.? ?(?=\p{Lu}|\d)|(?:улица|проспект|шоссе|район|микрорайон) ).|^\d+\p{L}?(?:[/к]\d+)?$/u;

/** "ул. Ленина, Казань", where a known town is first and all else is an address in it. */
function townLast(place: string): string {
  const [town = '', ...others] = place.split(/, */);
  const isAddress = others.length > 0 && others.every((part) => partOfAddress.test(part));
  if (!isAddress || countryOfTown(town) === undefined) return place;
  return [...others.filter((part) => /\p{L}{2}/u.test(part)).reverse(), town].join(', ');
}

/** "Cali - Valle del Cauca", "Poznań (Wielkopolskie)": a town, and its region by name, which must be a known one: "Köln - Süd" is a part of the town. */
const regionBehind =
  /^(\p{L}[^,،、，()]*?) (?:[-–—] (\p{L}[\p{L}\p{M} .'’]{2,})|\((\p{L}[\p{L}\p{M} .'’-]{2,})\))$/u;

/** "Budapest XIII. kerület", "Praha 4": a town and one of its districts, by country; there a figure behind it is nothing else. */
const districtOf: Readonly<Record<string, RegExp>> = {
  Hungary: /^(Budapest)[ ,]+(?:[IVX]+|\d{1,2})\.? ?ker(?:\.|ület)?$/iu,
  Austria: /^(Wien),? (?:1\d\d0|\d{1,2}\. ?Bezirk)$/iu,
  France: /^(Paris|Lyon|Marseille),? \d{1,2} ?(?:e|er|[eè]me)(?: arr(?:ondissement|\.)?)?$/iu,
  Czechia: /^(Praha),? \d{1,2}$/iu,
  Romania: /^(Bucure[sșş]ti),? ?sector(?:ul)? \d$/iu,
};

/** "จ.เชียงใหม่", "г. Тула": a place behind the word for what it is, without which people look for it. */
const kindOfPlace = /^(?:(?:จ|อ)\. ?|จังหวัด ?|(?:г\.|гор\.|город) ?)(?=\p{L})/u;

/** Bangkok's name is long even as people shorten it. */
const shortBangkok = /^(?:กทม\.?|กรุงเทพ(?:ฯ)?)$/u;

/**
 * The same place with its parts in the order and form of others: "足立区, 東京都", "Campinas, SP". A region of another country
 * than the list's, if that is known, is none: the "Bali" of "Rampura - Bali" is a part of Dhaka.
 */
export function withPartsApart(told: string, country?: string): string {
  const place = townLast(told.replace(kindOfPlace, '').replace(shortBangkok, 'กรุงเทพมหานคร'));
  const [, whole] = districtOf[country ?? '']?.exec(place) ?? [];
  if (whole !== undefined) return `${place}, ${whole}`;
  const [, wider, town] = prefecture.exec(place) ?? cityOfTaiwan.exec(place) ?? [];
  if (wider !== undefined && town !== undefined) return `${town}, ${wider}`;
  const [, name, code, inBrackets] = behindTown.exec(place) ?? [];
  if (name !== undefined) return `${name}, ${code ?? inBrackets}`;
  const [, townOfBrazil, state] = country === 'Brazil' ? (behindTownOfBrazil.exec(place) ?? []) : [];
  if (townOfBrazil !== undefined) return `${townOfBrazil}, ${state}`;
  return place.replace(regionBehind, (whole, town: string, apart?: string, inBrackets?: string) => {
    const region = apart ?? inBrackets ?? '';
    const known = countryOfTown(region);
    return known !== undefined && known === (country ?? known) ? `${town}, ${region}` : whole;
  });
}
