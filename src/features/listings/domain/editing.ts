/** Compares the edit form of a listing with what is stored. */
import { distances } from '#messages/distances.ts';
import { byName } from '../../../kernel/by-name.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { type DistanceUnit, distanceOf, kilometresOf } from '../../../kernel/distances.ts';
import { type Pictures, withPhoto } from '../../photos/domain.ts';
import { type FigureField, figureBounds, wholeFigure } from '../domain.ts';
import { noPapers, type Papers, readPapers } from './papers.ts';

/** The fields of the form that are text, in its order. */
export const editedTexts = [
  'name',
  'category',
  'condition',
  'yearOfUse',
  'location',
  'description',
  'price',
  'originalPrice',
  'image',
  'sellerName',
  'number',
] as const;

const figureFields = Object.keys(figureBounds) as FigureField[];

/** What a seller may leave out and is no text: whole numbers and papers. */
export type Fact = FigureField | keyof Papers;
export const factFields: readonly Fact[] = [...figureFields, ...(Object.keys(noPapers) as (keyof Papers)[])];

export const editedFields = [...editedTexts, ...factFields, 'photos'] as const;
export type EditedField = (typeof editedFields)[number];

/** A listing as its form shows it. */
export type FormTexts = Record<EditedField, string>;

type Facts = Record<FigureField, number | null> & Papers;
type Stored = Record<(typeof editedTexts)[number], string | null> & Facts & { photos: readonly string[] };

/** The facts in a form, whose distance is in `unit`; null each where it is empty. */
export function readFacts(typed: Record<Fact, string>, unit: DistanceUnit): Facts {
  return { ...byName(figureFields, (field) => wholeFigure(typed[field], field, unit)), ...readPapers(typed) };
}

/**
 * What is stored, as the form of a garage shows it that counts distances in `unit`. One that was typed in kilometres where people
 * count in miles comes back as typed, because it is read again, and must be the same then.
 */
export function formTexts(product: Stored, unit: DistanceUnit): FormTexts {
  const texts = Object.fromEntries(editedFields.map((field) => [field, String(product[field] ?? '')]));
  return {
    ...texts,
    mileage: product.mileage === null ? '' : distanceInForm(product.mileage, unit),
    photos: photosText(product.photos),
    taxUntil: product.taxUntil === null ? '' : formatDate(product.taxUntil),
  } as FormTexts;
}

function distanceInForm(kilometres: number, unit: DistanceUnit): string {
  const figure = distanceOf(kilometres, unit);
  return kilometresOf(figure, unit) === kilometres ? String(figure) : distances.km(String(kilometres));
}

/** The addresses of photos as the text of one field. */
export function photosText(photos: readonly string[]): string {
  return photos.join(' ');
}

/** The addresses of photos in the text of their field. */
export function readPhotos(text: string): string[] {
  return text.split(/\s+/).filter((address) => address !== '');
}

/** What was typed, with the photos that came with it. */
export function withPhotos<Typed extends Record<'image' | 'photos', string>>(
  typed: Typed,
  { addresses }: { addresses: readonly string[] },
): Typed {
  const before = { image: typed.image, photos: readPhotos(typed.photos) };
  const { image, photos } = addresses.reduce<Pictures>(withPhoto, before);
  return { ...typed, image, photos: photosText(photos) };
}

// Without script a browser normalises line breaks in its own way.
const sameLines = (text: string) => text.replace(/\r\n?/g, '\n');

/** The fields that differ from what the form was filled with. */
export function changedFields(typed: FormTexts, was: FormTexts): EditedField[] {
  return editedFields.filter((field) => sameLines(typed[field]) !== sameLines(was[field]));
}

/** What was typed, applied to what is stored now: untouched fields get the stored value. */
export function rebase(typed: FormTexts, was: FormTexts, now: FormTexts): FormTexts {
  const changed = changedFields(typed, was);
  return Object.fromEntries(
    editedFields.map((field) => [field, changed.includes(field) ? typed[field] : now[field]]),
  ) as FormTexts;
}

/**
 * What a reader has seen: for `fields`, the values from when they were typed (`seen`, as JSON); for others,
 * what is stored now.
 */
export function seenBefore(stored: FormTexts, seen: string, fields: readonly string[]): FormTexts {
  const before = readFormTexts(seen) ?? stored;
  return Object.fromEntries(
    editedFields.map((field) => [field, (fields.includes(field) ? before : stored)[field]]),
  ) as FormTexts;
}

/** What a form was filled with, from its hidden field; null where the field is not valid. */
export function readFormTexts(text: string): FormTexts | null {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return null;
    const entries = editedFields.map((field) => [field, Reflect.get(read, field)] as const);
    return entries.every(([, value]) => typeof value === 'string')
      ? (Object.fromEntries(entries) as FormTexts)
      : null;
  } catch {
    return null;
  }
}
