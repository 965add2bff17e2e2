/** Converts a price model to text and back, to store it where all processes find it. */
import type { PriceModel } from './model.ts';

/** Changes with the shape of the model or the list of its terms: older texts are then invalid. */
const version = 3;

/**
 * Writes a model as JSON. Numbers keep all their digits: the model gives the same results when it is read
 * back.
 */
export function writePriceModel(model: PriceModel): string {
  return JSON.stringify({ version, model }, (_, value: unknown) => {
    if (value instanceof Map) return { $map: [...value] };
    if (value instanceof Float64Array) return { $figures: [...value] };
    if (value instanceof Int32Array) return { $places: [...value] };
    return value;
  });
}

/** Reads what writePriceModel wrote; null for another version. The text must be our own. */
export function readPriceModel(text: string): PriceModel | null {
  const read = JSON.parse(text) as { version: number; model: unknown };
  return read.version === version ? (restore(read.model) as PriceModel) : null;
}

/**
 * Restores maps and columns of numbers. A reviver of JSON.parse could do so, but takes ten times as long,
 * during which a web process answers nobody.
 */
function restore(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    for (let place = 0; place < value.length; place += 1) value[place] = restore(value[place]);
    return value;
  }
  if ('$map' in value) return new Map(restore(value.$map) as [unknown, unknown][]);
  if ('$figures' in value) return Float64Array.from(value.$figures as number[]);
  if ('$places' in value) return Int32Array.from(value.$places as number[]);
  const record = value as Record<string, unknown>;
  for (const key in record) {
    const part = record[key];
    if (typeof part === 'object' && part !== null) record[key] = restore(part);
  }
  return value;
}
