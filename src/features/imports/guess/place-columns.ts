/** Which columns say where the motorcycles of a list are. */
import { bareHeader, isRegion, saysOtherPlace, targetOf, vocabulary } from './headers.ts';

/** A wider place, for rows without a place, or, where it holds regions, around it. */
export interface WiderPlace {
  index: number;
  isRegion: boolean;
}

/** A field of an object that names a place. */
interface PartOfPlace extends WiderPlace {
  /** The names of the objects that it is in. */
  object: string;
  /** How certain its own name is; the surest is first. */
  rank: number;
}

/** What an object calls its text, for each language: {"city": {"name": {"en": "Dubai"}}}. */
const ofText = /(?: (?:name|value|label|title|en))+$/i;

/** The part that a header of a field in an object names, in as few of its last words as possible. */
function partOfPlace(whole: string, index: number): PartOfPlace[] {
  const said = whole.replace(ofText, '').split(' ');
  for (let at = said.length - 1; at >= 0; at -= 1) {
    const own = said.slice(at).join(' ');
    const bare = bareHeader(own);
    const rank = vocabulary.get('place')?.indexOf(bare) ?? -1;
    // "State" is also a word of availability.
    if (rank >= 0 && (targetOf.get(bare) === 'place' || isRegion(own)))
      return [{ index, isRegion: isRegion(own), object: said.slice(0, at).join(' '), rank }];
  }
  return [];
}

/**
 * The town and its region in an object that has both, whatever it is called:
 * {"whereabouts": {"state": "Lagos State", "city": "Ikeja"}}.
 */
export function placeOfObject(
  header: readonly string[],
  { ofObjects, isPlace }: { ofObjects: ReadonlySet<string>; isPlace: (index: number) => boolean },
): { place: number; region: WiderPlace } | undefined {
  const parts = header
    .flatMap((text, index) => (ofObjects.has(text) ? partOfPlace(text, index) : []))
    .filter(({ index, object }) => !saysOtherPlace(object) && isPlace(index))
    .sort((one, other) => one.rank - other.rank);
  for (const ofOne of Map.groupBy(parts, ({ object }) => object).values()) {
    const town = ofOne.find((part) => !part.isRegion);
    const region = ofOne.find((part) => part.isRegion);
    if (town && region) return { place: town.index, region };
  }
  return undefined;
}

/** The wider place beside a place that headers name. */
export function widerPlaceAmong(
  header: readonly string[],
  { places, isFree }: { places: ReadonlyMap<string, readonly number[]>; isFree: (index: number) => boolean },
): WiderPlace | undefined {
  const index = (vocabulary.get('place') ?? []).flatMap((word) => places.get(word) ?? []).find(isFree);
  return index === undefined ? undefined : { index, isRegion: isRegion(header[index] ?? '') };
}
