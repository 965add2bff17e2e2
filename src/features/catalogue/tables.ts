/** The shape of the catalogue's tables. */
import type { ArtworkKind } from '../artwork/domain.ts';

/** The seeded categories, in the order in which the garage shows them. */
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
  /** Other spellings: short forms, frequent slips, Bangla. Case, spaces and hyphens need none. */
  also?: readonly string[];
  /** The make under whose name its motorcycles were sold as well. */
  soldAs?: string;
  /** What most of its motorcycles are, for models that the catalogue does not know. */
  kind?: ArtworkKind;
  /** Every one of its motorcycles belongs to this category. */
  category?: CategoryId;
  /** An ordinary word as well: counts as a make only where a text begins with it, or where a make is asked for. */
  word?: true;
}

interface ModelFacts {
  also?: readonly string[];
  /** Where it differs from the category of its kind. */
  category?: CategoryId;
}

/** One model: its name as the trade writes it, its silhouette, its engine sizes (empty: electric), the rest. */
export type ModelRow = readonly [
  name: string,
  kind: ArtworkKind,
  engines: number | readonly number[],
  facts?: ModelFacts,
];

export type ModelTable = Readonly<Record<string, readonly ModelRow[]>>;
