/** A mapping, bound to the header of the current file. */

import { anyComma } from '../../kernel/commas.ts';
import { normalForm } from '../../kernel/normal-form.ts';
import { visibleText } from '../../kernel/visible-text.ts';
import type { Mapping, Target } from './contract.ts';
import { withoutLabel } from './readings/cell-label.ts';
import { holdsFigures, isUnsaidFigure, writtenOut } from './readings/figure-cell.ts';
import { partFor } from './readings/joint-facts.ts';
import { placeOfLink } from './readings/linked-place.ts';
import { plainCell } from './readings/plain-cell.ts';
import { plainText } from './readings/plain-text.ts';
import { isUnsaid } from './readings/unsaid.ts';

/** Reads a row by its mapping. */
export interface RowReader {
  /**
   * The cleaned text of a field, after applying the mapping's words and default; null when the row has none.
   */
  cell(fields: readonly string[], target: Target): string | null;
  /** The header of the column that a field is read from; null where there is none. */
  headerOf(target: Target): string | null;
  /** The mapping's reason to leave this row out, or null. */
  skipReason(fields: readonly string[]): string | null;
}

/** One line, single spaces, no invisible characters, no HTML. */
function cleanText(text: string): string {
  // Most cells are plain and need no cleaning.
  if (/^[!-%'-;=?-~]+(?: [!-%'-;=?-~]+)*$/.test(text)) return text;
  return visibleText(plainText(text)).replace(/\s+/g, ' ');
}

/** The same for a text of several lines, with at most one empty line between two. */
function cleanLines(text: string): string {
  return visibleText(plainText(text), { lines: true })
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const listed = (parts: readonly string[]) => parts.map((part) => part.trim()).filter((part) => part !== '');

/** A place of several lines with commas between its parts; arrows lead from the widest part to the narrowest. */
export function inOneLine(place: string): string {
  if (!/[\n→]/.test(place)) return place;
  const parts = place.split(/[\n→]/).map((part) => listed(part.split(anyComma)).join(', '));
  const named = listed(parts);
  return (place.includes('→') ? named.reverse() : named).join(', ');
}

/** Fields of free text, which may have a colon in it. */
const ofText: readonly Target[] = ['name', 'make', 'model', 'variant', 'description'];

/** Whether a place names its region; "Toronto" does not name ON, which is Ontario. */
function isSaidIn(place: string, region: string): boolean {
  const isCode = /^[a-z]{2,3}$/.test(region);
  return isCode
    ? new RegExp(String.raw`(?<![\p{L}\p{M}])${region}(?![\p{L}\p{M}])`, 'u').test(place)
    : place.includes(region);
}

/** Cells are compared in lower case and with normalised letters. */
function cellKey(text: string): string {
  return cleanText(text).toLowerCase();
}

/** Headers are compared by their words: "Kms_Driven" is "kms driven". */
export function headerKey(header: string): string {
  return cleanText(normalForm(header, 'NFKC'))
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

/** Binds a mapping to a header. `problems` names every column that the file does not have. */
export function bindColumns(
  mapping: Mapping,
  header: readonly string[],
): { reader: RowReader } | { problems: string[] } {
  const problems: string[] = [];
  const keys = header.map(headerKey);

  function indexOf(column: string | number, place: string): number {
    const index = typeof column === 'number' ? column - 1 : keys.indexOf(headerKey(column));
    if (index >= 0 && index < header.length) return index;
    problems.push(`${place}: the file has no column ${JSON.stringify(column)}`);
    return -1;
  }

  const blanks = new Set(mapping.blank?.map(cellKey));
  const fields = Object.entries(mapping.columns).map(([target, field]) => {
    const named = field?.column === undefined ? [] : [field.column].flat();
    const { within } = field !== undefined && 'within' in field ? field : {};
    const { unitFrom } = field !== undefined && 'unitFrom' in field ? field : {};
    const words = Object.entries(field?.words ?? {}).map(
      ([word, meaning]) => [headerKey(word), String(meaning)] as const,
    );
    return [
      target,
      {
        indexes: named.map((column) => indexOf(column, `columns.${target}`)),
        value: field?.value ?? null,
        fallback: field?.default ?? null,
        words: words.length > 0 ? new Map(words) : null,
        labels: field?.label === undefined ? null : [field.label].flat(),
        isPart: field !== undefined && 'part' in field && field.part === true,
        isLinked: field !== undefined && 'linked' in field && field.linked === true,
        within: within === undefined ? null : indexOf(within, `columns.${target}.within`),
        unitFrom: unitFrom === undefined ? null : indexOf(unitFrom, `columns.${target}.unitFrom`),
      },
    ] as const;
  });
  const byTarget = new Map<string, (typeof fields)[number][1]>(fields);
  const skips = (mapping.skip ?? []).map((rule, i) => ({
    index: indexOf(rule.column, `skip.${i}.column`),
    is: new Set(rule.is?.map(cellKey)),
    contains: rule.contains?.map(cellKey) ?? [],
    reason: rule.reason,
  }));
  if (problems.length > 0) return { problems };

  type Field = (typeof fields)[number][1];
  /** The first text in the columns of a field; without a target, that of a wider place. */
  function saidIn(row: readonly string[], indexes: readonly number[], field: Field, target?: Target) {
    const { words, isLinked, isPart, labels } = field;
    const isFigure = target !== undefined && holdsFigures(target);
    for (const index of indexes) {
      const all = plainCell(row[index] ?? '');
      const whole = isPart && target !== undefined ? partFor(target, all) : all;
      const unlabelled = labels === null ? whole : withoutLabel(whole, labels);
      const cell = unlabelled ?? (target !== undefined && ofText.includes(target) ? whole : '');
      const place = target === 'place' || target === undefined ? inOneLine(cell) : cell;
      const text = isLinked && target ? (placeOfLink(place) ?? '') : cleanText(place);
      const meaning = words?.get(headerKey(text));
      if (meaning !== undefined) return meaning;
      // "Not available" is what a list says of one that is gone.
      const isSilent = target === 'availability' ? text === '' : isUnsaid(text);
      if (isSilent || blanks.has(text.toLowerCase()) || (isFigure && isUnsaidFigure(text))) continue;
      if (isFigure) return writtenOut(text, { exact: target === 'year' });
      return target === 'description' ? cleanLines(cell) : text;
    }
    return null;
  }

  return {
    reader: {
      cell(row, target) {
        const field = byTarget.get(target);
        if (!field) return null;
        const said = field.value ?? saidIn(row, field.indexes, field, target);
        if (said !== null && field.unitFrom !== null && !/\p{L}/u.test(said)) {
          const unit = saidIn(row, [field.unitFrom], field);
          return unit === null ? said : `${said} ${unit}`;
        }
        const around = field.within === null ? null : saidIn(row, [field.within], field);
        if (said === null || around === null) return said ?? around ?? field.fallback;
        return isSaidIn(cellKey(said), cellKey(around)) ? said : `${said}, ${around}`;
      },
      headerOf(target) {
        const index = byTarget.get(target)?.indexes[0];
        return index === undefined ? null : (header[index] ?? null);
      },
      skipReason(row) {
        for (const { index, is, contains, reason } of skips) {
          const text = cellKey(row[index] ?? '');
          if (is.has(text) || contains.some((word) => text.includes(word))) return reason;
        }
        return null;
      },
    },
  };
}
