/** Which column of a file is what: by the words of its header, and by the cells below. */
import { type Target, targets } from '../contract.ts';
import { writtenOut } from '../readings/figure-cell.ts';
import { plainCell } from '../readings/plain-cell.ts';
import { isUnsaid } from '../readings/unsaid.ts';
import { bearsOut, type Column, holds, holdsBranches, holdsYears, looksLike } from './cells.ts';
import {
  bareHeader,
  bothWord,
  branches,
  isCurrencyMark,
  isRegion,
  namesTown,
  readHeader,
  runningNumbers,
  targetOf,
  variants,
  vocabulary,
} from './headers.ts';
import { columnOfFacts } from './joint-columns.ts';
import { countsRows, isFilled, tellsRowsApart } from './keys-of-rows.ts';
import { otherFigureWords } from './other-figures.ts';
import { placeOfObject, type WiderPlace, widerPlaceAmong } from './place-columns.ts';

export interface Columns {
  of: Map<Target, number>;
  /** The county beside the town. */
  widerPlace: WiderPlace | undefined;
  /** A further column of years, for rows without one: the first registration beside the model year. */
  otherYear: number | undefined;
  /** Whether the column of the id only counts the rows. */
  running: boolean;
  /** The fields that are parts of a column with several facts. */
  parts: ReadonlySet<Target>;
}

const none: ReadonlySet<Target> = new Set();

/** Whether a header contains a word of a field among others; in scripts without spaces, anywhere. */
function mentions(header: string, word: string): boolean {
  // There are also sizes of wheels, helmets and pictures.
  if (word === 'size') return false;
  if (/[\p{Script=Han}\p{Script=Thai}\p{Script=Hangul}\p{Script=Katakana}]/u.test(word))
    return word.length > 1 && header.includes(word);
  return ` ${header} `.includes(` ${word} `) && word.length > 1;
}

/** Whether a header says that its numbers are not those of the motorcycle as it is sold. */
function saysOtherFigure(bare: string): boolean {
  return otherFigureWords.some((word) => mentions(bare, word));
}

/**
 * Fields that no header names as a whole: by a word in a header that its cells confirm ("Ano Fab/Mod"),
 * otherwise by cells that show by themselves what they are.
 */
function findMore(
  header: readonly string[],
  {
    found,
    taken,
    columnAt,
  }: { found: ReadonlyMap<Target, number>; taken: ReadonlySet<number>; columnAt: (index: number) => Column },
): Map<Target, number> {
  const more = new Map<Target, number>();
  const open = header.flatMap((text, index) => (taken.has(index) ? [] : [{ index, bare: bareHeader(text) }]));
  const isFree = (target: Target, index: number) =>
    !found.has(target) && !more.has(target) && ![...more.values()].includes(index);
  for (const target of targets) {
    const able = open.filter(
      ({ index, bare }) =>
        isFree(target, index) &&
        !targetOf.has(bare) &&
        bearsOut(target, columnAt(index)) &&
        !saysOtherFigure(bare),
    );
    const surest = vocabulary
      .get(target)
      ?.map((word) => able.find(({ bare }) => mentions(bare, word)))
      .find((column) => column !== undefined);
    if (surest) more.set(target, surest.index);
  }
  // "Takas" is a swap in Turkish, and the money of Bangladesh in English: the cells decide.
  for (const { index } of open)
    if (isFree('price', index) && bearsOut('price', columnAt(index)) && isCurrencyMark(header[index] ?? ''))
      more.set('price', index);
  // "Seri" beside "Model" has the makes in Türkiye.
  const isSecond = (index: number, bare: string) =>
    found.has(targetOf.get(bare) ?? 'id') && looksLike(columnAt(index)).includes('make');
  for (const { index, bare } of open)
    if ((!targetOf.has(bare) || isSecond(index, bare)) && !saysOtherFigure(bare))
      for (const target of looksLike(columnAt(index))) {
        const isNamed = (['name', 'model'] as const).some((named) => {
          const column = found.get(named) ?? more.get(named);
          // A column of models that few rows fill in leaves the others without a name.
          return column !== undefined && isFilled(columnAt(column).cells);
        });
        if (isFree(target, index) && !(target === 'name' && isNamed)) more.set(target, index);
      }
  return more;
}

/**
 * The column of what is behind the model: beside one of the model, or of make and model, where the headers of variants
 * do not mean the model itself.
 */
function variantAmong({
  found,
  taken,
  places,
}: {
  found: ReadonlyMap<Target, number>;
  taken: ReadonlySet<number>;
  places: ReadonlyMap<string, readonly number[]>;
}): number | undefined {
  const [model, name] = [found.get('model'), found.get('name')];
  const among = variants.flatMap((word) => places.get(word) ?? []);
  const isWhole = name !== undefined && places.get(bothWord)?.includes(name);
  if (isWhole && model !== undefined && among.includes(model)) return model;
  return model === undefined && !isWhole ? undefined : among.find((index) => !taken.has(index));
}

/** Of further columns of years the first that has one where the column of years is empty. */
function emptyYears(
  { year, cellsOf }: { year: number | undefined; cellsOf: (index: number) => string[] },
  others: readonly number[],
): number | undefined {
  if (year === undefined) return undefined;
  const own = cellsOf(year);
  return others.find((index) =>
    cellsOf(index).some((cell, row) => !isUnsaid(cell) && isUnsaid(own[row] ?? '')),
  );
}

interface Rows {
  sample?: readonly (readonly string[])[];
  now?: Date | undefined;
  places?: ReadonlySet<string> | undefined;
  ofObjects?: ReadonlySet<string> | undefined;
}

/**
 * Which column is what; a header stands for one field only, but a column of several facts for each of them. `sample` are rows
 * below it, read at the time `now`; `places` are the keys of known places, `ofObjects` the headers of fields of objects in JSON.
 */
export function findColumns(header: readonly string[], rows: Rows = {}): Columns {
  const { sample = [] } = rows;
  const plain = sample.map((row) => row.map(plainCell));
  const facts = columnOfFacts(plain, (index) =>
    readHeader(header[index] ?? '').some((name) => targetOf.has(name)),
  );
  if (facts === undefined) return findEach(header, rows);
  const columns = findEach(header, rows, facts.index);
  const parts = facts.targets.filter((target) => !columns.of.has(target));
  // A column whose facts have columns of their own may be the description.
  if (parts.length === 0) return findEach(header, rows);
  for (const target of parts) columns.of.set(target, facts.index);
  return { ...columns, parts: new Set(parts) };
}

/** The columns of single fields; `reserved` is none of them. */
function findEach(
  header: readonly string[],
  { sample = [], now = new Date(), places: known = new Set(), ofObjects = new Set() }: Rows,
  reserved?: number,
): Columns {
  const places = new Map<string, number[]>();
  for (const [index, text] of header.entries())
    for (const name of readHeader(text, ofObjects.has(text))) {
      if (name === '') continue;
      const same = places.get(name);
      if (same) same.push(index);
      else places.set(name, [index]);
    }
  const cellsOf = (index: number) => sample.map((row) => writtenOut(plainCell(row[index] ?? '')));
  const columnAt = (index: number) => ({ header: header[index] ?? '', cells: cellsOf(index), now });
  const taken = new Set<number>(reserved === undefined ? [] : [reserved]);
  const found = new Map<Target, number>();
  for (const target of targets) {
    const fitting = (vocabulary.get(target) ?? []).flatMap((word) => {
      const index = places.get(word)?.find((place) => !taken.has(place));
      if (index === undefined || (target === 'id' && !tellsRowsApart(cellsOf(index)))) return [];
      return holds(target, columnAt(index)) ? [index] : [];
    });
    const holdsTowns = target === 'place' && isRegion(header[fitting[0] ?? -1] ?? '');
    const best = (index: number) => {
      if (target === 'id') return isFilled(cellsOf(index));
      // The town before its province, in whatever language either is; an area is narrower than both.
      return holdsTowns && namesTown(header[index] ?? '');
    };
    const index = fitting.find(best) ?? fitting[0];
    if (index === undefined) continue;
    found.set(target, index);
    taken.add(index);
  }
  const yearsOfModels = found.has('year')
    ? undefined
    : vocabulary
        .get('model')
        ?.flatMap((word) => places.get(word) ?? [])
        .find((index) => !taken.has(index) && holdsYears(columnAt(index)));
  if (yearsOfModels !== undefined) {
    found.set('year', yearsOfModels);
    taken.add(yearsOfModels);
  }
  const isPlace = (index: number) => !taken.has(index) && holds('place', columnAt(index));
  const ofObject = found.has('place') ? undefined : placeOfObject(header, { ofObjects, isPlace });
  if (ofObject) {
    found.set('place', ofObject.place);
    taken.add(ofObject.place).add(ofObject.region.index);
  }
  for (const [target, index] of findMore(header, { found, taken, columnAt })) {
    found.set(target, index);
    taken.add(index);
  }
  const branch = found.has('place')
    ? undefined
    : branches
        .flatMap((word) => places.get(word) ?? [])
        .find((index) => !taken.has(index) && holdsBranches(columnAt(index), known));
  if (branch !== undefined) {
    found.set('place', branch);
    taken.add(branch);
  }
  const variant = variantAmong({ found, taken, places });
  if (variant !== undefined) {
    if (found.get('model') === variant) found.delete('model');
    found.set('variant', variant);
    taken.add(variant);
  }
  const otherYear = emptyYears(
    { year: found.get('year'), cellsOf },
    (vocabulary.get('year') ?? [])
      .flatMap((word) => places.get(word) ?? [])
      .filter((index) => !taken.has(index) && holds('year', columnAt(index))),
  );
  if (otherYear !== undefined) taken.add(otherYear);
  const isFree = (index: number) => !taken.has(index);
  const beside = found.has('place') ? widerPlaceAmong(header, { places, isFree }) : undefined;
  const widerPlace = ofObject?.region ?? beside;
  if (widerPlace !== undefined) taken.add(widerPlace.index);
  if (found.has('id')) return { of: found, widerPlace, otherYear, running: false, parts: none };
  // Last, so that it takes a column from no other field.
  for (const word of runningNumbers) {
    const index = places.get(word)?.find((place) => !taken.has(place));
    if (index === undefined || !countsRows(cellsOf(index))) continue;
    return { of: new Map([['id', index], ...found]), widerPlace, otherYear, running: true, parts: none };
  }
  return { of: found, widerPlace, otherYear, running: false, parts: none };
}
