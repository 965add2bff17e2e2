/** The shape of the catalogue's tables. */
import type { ArtworkKind } from '../artwork/domain.ts';

/** The seeded categories, in display order. */
export const categoryIds = [
  'bmw',
  'harley-davidson',
  'dirt-bikes',
  'sports',
  'commuters',
  'cruisers',
  'scooters',
  'touring',
  'electric',
  'classics',
] as const;

export type CategoryId = (typeof categoryIds)[number];

export interface MakeRow {
  name: string;
  /** Other spellings: short forms, common misspellings, Bangla. Case, spaces and hyphens need no entry. */
  also?: readonly string[];
  /** Another make under whose name its motorcycles were also sold. */
  soldAs?: string;
  /** Another make with a model of this name: what goes on like that model is one, as in "Metro Plus" and "RKS 150". */
  alsoModelOf?: string;
  /** The usual kind of its motorcycles, for models unknown to the catalogue. */
  kind?: ArtworkKind;
  /** The category of all of its motorcycles. */
  category?: CategoryId;
  /** Also an ordinary word: a make only at the beginning of a text, or where a make is expected. */
  word?: true;
}

interface ModelFacts {
  also?: readonly string[];
  /** Set where it differs from the category of its kind. */
  category?: CategoryId;
  /** Names of its make for several models together, where its own does not begin with one: a Forty-Eight is a Sportster. */
  families?: readonly string[];
}

/** One model: its usual name, its silhouette, its engine sizes (empty: electric), and further properties. */
export type ModelRow = readonly [
  name: string,
  kind: ArtworkKind,
  engines: number | readonly number[],
  facts?: ModelFacts,
];

export type ModelTable = Readonly<Record<string, readonly ModelRow[]>>;
