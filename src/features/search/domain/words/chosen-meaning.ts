/** Which of its meanings a name has, given the makes that are named beside it. */
import type { Meaning } from './meanings.ts';
import { bareForms } from './name-endings.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The makes that a search is about, which decide between models of the same name. */
export interface Makes {
  /** Those that are named anywhere in the text or chosen before. */
  wanted: ReadonlySet<string>;
  /** Those that are left out: another make's model of the same name is meant. */
  refused: ReadonlySet<string>;
  /** Whether a make or model was chosen before: then "indian" is the country that it comes from. */
  isChosen: boolean;
}

/**
 * A model together with others that are called the same: "fz v3" is said of the FZ-S V3, and several makes have a CB 100. One
 * that the catalogue knows is no other make's, as a list may name a wrong one.
 */
function withSameName(meaning: Meaning | undefined, fitting: readonly Meaning[]): Meaning | undefined {
  if (meaning?.field !== 'model' || meaning.known === 'taught') return meaning;
  const models = fitting.filter(({ field }) => field === 'model');
  const known = models.filter((model) => model.known);
  const [first = meaning, ...others] = known.length > 0 ? known : models;
  const alike: string[] = [];
  for (const { value } of others) {
    // A family finds its models as it is, and whoever names a part of it does not mean all of it.
    const isPart = (part: string, family: string) => part.startsWith(`${family}-`);
    if (!isPart(first.value, value) && ![first.value, ...alike].some((family) => isPart(value, family)))
      alike.push(value);
  }
  return alike.length === 0 ? first : { ...first, alike };
}

/** Whether a meaning is a district or a division. */
export const isPlace = ({ field }: Meaning) => field === 'district' || field === 'division';

/**
 * Chooses a meaning, given the makes that are named. Behind "in" a place is meant, and no Moto Guzzi California. Nothing else
 * shows it: anybody can write the name of a model where a place belongs.
 */
export function choose(
  meanings: readonly Meaning[],
  { wanted, refused, isChosen }: Makes,
  isFirst: boolean,
  isPlaced: boolean,
): Meaning | undefined {
  const fitting = meanings.filter(({ plain, leading }) => plain && (!leading || (isFirst && !isChosen)));
  const ofWanted = meanings.filter(({ make }) => make !== undefined && wanted.has(make));
  if (ofWanted.length > 0) return withSameName(ofWanted[0], ofWanted);
  const open = fitting.filter(({ make }) => make === undefined || !refused.has(make));
  const [first] = open;
  const place = isPlaced ? open.find(isPlace) : undefined;
  return place ?? withSameName(first, open) ?? fitting[0];
}

/**
 * What words mean by their sound: only where all names that sound like them are the same make and model, or place. Names that
 * the catalogue knows count before those that a list spelt in its own way.
 */
export function heardMeaning(
  words: readonly string[],
  vocabulary: Vocabulary,
  makes: Makes,
  isFirst: boolean,
) {
  const [last = ''] = words.slice(-1);
  const before = words.slice(0, -1);
  for (const word of bareForms(last)) {
    const keys = vocabulary.heard.alike([...before, word]);
    const meant = keys.flatMap((key) => choose(vocabulary.byKey.get(key) ?? [], makes, isFirst, false) ?? []);
    const ofWanted = meant.filter(({ make }) => make !== undefined && makes.wanted.has(make));
    const fitting = ofWanted.length > 0 ? ofWanted : meant;
    const known = fitting.filter(({ field, known }) => field !== 'model' || known !== undefined);
    const [first, ...others] = known.length > 0 ? known : fitting;
    if (first && others.every(({ field, value }) => field === first.field && value === first.value))
      return first;
  }
  return undefined;
}
