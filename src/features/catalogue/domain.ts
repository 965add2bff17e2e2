/**
 * Recognises makes and models in the words of sellers and exports, and returns what each motorcycle is: its
 * silhouette, its engine and its category. Pure and driven by tables; to add a model is to add a row.
 */
import { isMessage } from '../../kernel/contact-data.ts';
import type { ArtworkKind } from '../artwork/domain.ts';
import {
  believableEngine,
  contradictsSize,
  engineInWords,
  isFarFrom,
  namesAnotherSize,
  sizesIn,
} from './engines.ts';
import { findMake, isDoubtful, saidIn, type TitleWords } from './find-make.ts';
import { categoryOf, isElectricText, kindByEngine, kindInName } from './kinds.ts';
import {
  everyModel,
  isOwnWord,
  longestMatch,
  type Match,
  makeIndex,
  mayBeMake,
  modelIndexes,
} from './lookup.ts';
import { remainingName, tidyName } from './name-parts.ts';
import { namesThatAreWords } from './ordinary-words.ts';
import type { CategoryId, MakeRow, ModelRow } from './tables.ts';
import { wordsOf } from './words.ts';

export { isElectricText, readKind } from './kinds.ts';
export { type CategoryId, categoryIds } from './tables.ts';

/** What is known about a motorcycle before it is recognised; any part may be missing. */
export interface BikeParts {
  make?: string | null;
  model?: string | null;
  /** Make and model in one text. */
  name?: string | null;
  engineCc?: number | null;
  /** The kind according to the source; used where the catalogue does not know the model. */
  kind?: ArtworkKind | null;
  category?: CategoryId | null;
}

export interface Bike {
  /** Null when no known make is named. */
  make: string | null;
  /** In the catalogue's spelling, or the seller's words without the make. Null when no words are left. */
  model: string | null;
  /** Whether the catalogue has this model. */
  known: boolean;
  /** Null for electric ones, and when no plausible size is known. */
  engineCc: number | null;
  kind: ArtworkKind;
  category: CategoryId;
}

/**
 * Whether a model name is only a letter or two, perhaps with an engine size, as many makes have: "TR 150",
 * "SR", "FZ".
 */
function isOfManyMakes({ key, start, length }: Match<unknown>, words: readonly string[]): boolean {
  const figures = words.slice(start, start + length).filter((word) => /^\d/.test(word));
  const letters = key.match(/\p{L}/gu) ?? [];
  return letters.length <= 2 && figures.length === sizesIn(figures).length;
}

/** Whether a name is spelt otherwise in the text. */
const isSlip = ({ start, length }: Match<unknown>, { words, written }: TitleWords) =>
  words.slice(start, start + length).some((word, place) => {
    const said = written[start + place] ?? '';
    return word !== said && wordsOf(said)[0] !== word;
  });

/** Whether the words mean a model, though maybe not of the make that the catalogue has it from. */
function allowsGuess(
  match: Match<{ make: MakeRow; row: ModelRow }>,
  said: TitleWords,
  { named, stated }: { named: MakeRow | null; stated: number | null },
): boolean {
  const { make } = match.row;
  if (named !== null) return make.soldAs === named.name || named.soldAs === make.name;
  if (isDoubtful(match, said)) return false;
  const before = said.words.slice(0, match.start);
  if (isSlip(match, said)) {
    // Another make with a size of its own: a "Wolfram Pantro 200" is no Pantero, a Flamo of 50 cc is no Flame.
    const sizes = [match.row.row[2]].flat();
    if (before.some(mayBeMake) && namesAnotherSize({ ...match, words: said.words }, sizes)) return false;
    if (stated !== null && isFarFrom(sizes, stated)) return false;
  }
  if (namesThatAreWords.has(match.key) && before.some(isOwnWord)) return false;
  return !(isOfManyMakes(match, said.words) && before.some(mayBeMake));
}

/**
 * The make named in a text, in its own spelling ("Tvs" is "TVS", "royal enfild" is "Royal Enfield"), or null.
 */
export function recogniseMake(text: string): string | null {
  return findMake(saidIn(text))?.row.name ?? null;
}

/**
 * The catalogue's name of a motorcycle, without anybody's own words: "Honda Dio", or only the make where the
 * model is unknown; null where both are.
 */
export function knownName({ make, model }: { make: string | null; model: string | null }): string | null {
  const bike = recogniseBike({ make, model });
  if (bike.known) return `${bike.make} ${bike.model}`;
  return make === null ? null : recogniseMake(make);
}

/**
 * The make in a field of its own. Where its name goes on in the model, the longer one counts: "Piaggio" with
 * "Vespa Sprint" is a Vespa.
 */
function givenMakeOf(make: string, model: string): MakeRow | undefined {
  const said = saidIn(make);
  const given = said.words;
  const words = wordsOf(model);
  const isSaidAgain = given.every((word, place) => word === words[place]);
  const whole = longestMatch(
    isSaidAgain ? words : [...given, ...words],
    makeIndex,
    ({ start }) => start === 0,
  );
  return whole && whole.length > given.length ? whole.row : findMake(said)?.row;
}

/** "1,85,000" is one figure and contains no 85 cc; "R15,155cc" is two. */
const groupedFigure = /(?<![\p{L}\p{M}\p{Nd}.,])\p{Nd}{1,3}(?:,\p{Nd}{2,3})*,\p{Nd}{3}(?![\p{Nd},])/gu;

/**
 * Recognises a motorcycle from one text ("tvs apache rtr160 4v") or from the fields of an export. A given
 * make is kept, and a model of another make counts only where both sold it (Hero's bikes were sold as
 * Hondas). A missing make is taken from the name, or from a model that only one make has, unless the name
 * contradicts it.
 */
export function recogniseBike(input: string | BikeParts): Bike {
  const parts: BikeParts = typeof input === 'string' ? { name: input } : input;
  const text = [parts.name, parts.model].filter(Boolean).join(' ');
  const said = saidIn(text.replace(groupedFigure, (figure) => figure.replaceAll(',', '')));
  const { words } = said;
  const givenMake = parts.make ? givenMakeOf(parts.make, parts.model || parts.name || '') : undefined;
  // A make unknown to the catalogue is kept, and nothing is guessed from its models' names.
  const strangeMake = parts.make && !givenMake ? tidyName(parts.make) : null;
  const namedMake = strangeMake ? null : findMake(said);
  let make = givenMake ?? namedMake?.row ?? null;
  const stated = parts.engineCc ?? null;

  const index = make ? modelIndexes.get(make.name) : undefined;
  const own = index
    ? longestMatch(words, index, (match) => !contradictsSize(match.row, { ...match, words }, stated))
    : null;
  const isRest = (_: string, place: number) =>
    !namedMake || place < namedMake.start || place >= namedMake.start + namedMake.length;
  const rest = words.filter(isRest);
  const saidOfRest = { words: rest, written: said.written.filter(isRest) };
  const other =
    own || strangeMake
      ? null
      : longestMatch(
          rest,
          everyModel,
          (match) =>
            allowsGuess(match, saidOfRest, { named: make, stated }) &&
            !contradictsSize(match.row.row, { ...match, words: rest }, stated),
        );
  make ??= other?.row.make ?? null;
  let row = own?.row ?? other?.row.row ?? null;
  // "Pulsar" with 150 in another column is a Pulsar 150.
  if (own && Array.isArray(own.row[2]))
    row = index?.byKey.get(own.key + String(stated ?? engineInWords(words))) ?? own.row;
  const found = own ? { ...own, words } : other && { ...other, words: rest };

  const spaced = words.join(' ');
  const isElectric =
    make?.category === 'electric' ||
    row?.[3]?.category === 'electric' ||
    (Array.isArray(row?.[2]) && row[2].length === 0) ||
    parts.category === 'electric' ||
    isElectricText(spaced);
  const engineCc = isElectric ? null : believableEngine(stated, words, row && found && { row, found });
  // The engine in an unknown model's name ("SV 650") is too uncertain to be returned, but it helps to choose
  // a kind.
  const size = engineCc ?? (sizesIn(words).length === 0 ? null : Math.max(...sizesIn(words)));
  const knownKind = row?.[1] ?? parts.kind ?? kindInName(spaced) ?? make?.kind ?? null;
  const kind = knownKind ?? kindByEngine(size);
  const category =
    (make?.category === 'bmw' || make?.category === 'harley-davidson' ? make.category : null) ??
    (isElectric ? 'electric' : null) ??
    make?.category ??
    row?.[3]?.category ??
    // Exports file a Meteor under "commuters" or "standard"; the catalogue knows better.
    (row ? null : parts.category) ??
    categoryOf(kind, size, knownKind !== null);
  const remaining =
    row === null ? remainingName(parts.model ?? parts.name ?? '', make?.name ?? strangeMake) : null;
  // A size is no model: as one, "Honda 125" would hide all that have the same size and a name.
  const isSize =
    make !== null && remaining !== null && /^\d+$/.test(remaining) && Number(remaining) === engineCc;
  // Nor is a message: as one, everybody who looks for the make would read it among the models, and so would search engines.
  const isNoName = isSize || (make !== null && remaining !== null && isMessage(remaining));
  const model = row?.[0] ?? (isNoName ? null : remaining);
  return { make: make?.name ?? strangeMake, model, known: row !== null, engineCc, kind, category };
}
