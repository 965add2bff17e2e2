/** A price model as text and back, for keeping it where several processes find it. */
import type { PriceModel } from './model.ts';

/** Changes when the shape of the model or the list of its terms does: an older text is then no model any more. */
const version = 3;

/** Writes a model as JSON. Figures keep all their digits: the model read back answers the same. */
export function writePriceModel(model: PriceModel): string {
  return JSON.stringify({ version, model }, (_, value: unknown) => {
    if (value instanceof Map) return { $map: [...value] };
    if (value instanceof Float64Array) return { $figures: [...value] };
    if (value instanceof Int32Array) return { $places: [...value] };
    return value;
  });
}

/** Reads what writePriceModel wrote; null when it is of another version. The text must be our own. */
export function readPriceModel(text: string): PriceModel | null {
  const read = JSON.parse(text) as { version: number; model: unknown };
  return read.version === version ? (restore(read.model) as PriceModel) : null;
}

/**
 * Puts maps and columns of figures back in their places. JSON.parse could do so while it reads, but takes ten times as long, in
 * which a web process answers nobody.
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
