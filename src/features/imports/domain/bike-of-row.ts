/** Determines the motorcycle of an export's row. */
import { artworkKinds, slugOf } from '../../artwork/domain.ts';
import { carIn } from '../../catalogue/cars.ts';
import {
  type Bike,
  type BikeParts,
  categoryIds,
  isElectricText,
  readKind,
  recogniseBike,
} from '../../catalogue/domain.ts';
import { type Reading, unreadable } from '../readings/reading.ts';
import { sizeWithin } from '../readings/size-range.ts';
import { readEngine } from '../readings.ts';
import { known, RefusedRow, type RowContext, variantOfRow, withVariant } from '../row-facts.ts';
import { otherThingIn } from './other-things.ts';
import { withoutShortYear } from './year-in-name.ts';
import { yearOfRow } from './year-of-row.ts';

/** What a row says of its motorcycle. `engine`: what was read as its size, also where that was nothing. */
function partsOfRow(
  row: readonly string[],
  { reader, mapping }: RowContext,
): Required<BikeParts> & { engine: Reading<number | null> } {
  const kindText = reader.cell(row, 'kind') ?? '';
  const categoryText = reader.cell(row, 'category') ?? '';
  const engineText = reader.cell(row, 'engine');
  const { unit } = mapping.columns.engine ?? {};
  const numbers = { unit, decimalComma: mapping.file?.decimalComma };
  const engine: Reading<number | null> = engineText === null ? null : readEngine(engineText, numbers);
  const named = (target: 'model' | 'name') => {
    const text = reader.cell(row, target);
    return text === null ? null : withoutShortYear(text);
  };
  const names = `${named('model') ?? ''} ${named('name') ?? ''}`;
  const engineCc = engine === unreadable ? null : (engine ?? sizeWithin(engineText ?? '', names));
  // Beside a size the word is about the starter.
  const engineWords = engineCc === null ? engineText : '';
  return {
    make: reader.cell(row, 'make'),
    model: named('model'),
    name: named('name'),
    engine,
    engineCc,
    kind: known(artworkKinds, kindText) ?? readKind(kindText) ?? readKind(categoryText),
    category:
      known(categoryIds, slugOf(categoryText)) ??
      (isElectricText(`${kindText} ${categoryText} ${engineWords}`) ? 'electric' : null),
  };
}

/** Makes of America give the size of an engine in cubic inches: a Harley of "103" has 1,688 cc. */
const inchMakes: ReadonlySet<string | null> = new Set(['Harley-Davidson', 'Indian', 'Victory']);
const ccPerCubicInch = 16.387;
/** From the flathead of 1929 to the largest of today. */
const cubicInches = { least: 45, most: 125 };

/** The size in cc of an engine that is no size in cc for its make, but one in cubic inches; any other as it is. */
function inCc(figure: number | null, { make, engineCc }: Bike): number | null {
  const isInInches = figure !== null && figure >= cubicInches.least && figure <= cubicInches.most;
  return engineCc === null && isInInches && inchMakes.has(make)
    ? Math.round(figure * ccPerCubicInch)
    : figure;
}

/** The motorcycle of a row: by the model with its variant if the catalogue knows that, otherwise by the model. */
function recognise(row: readonly string[], parts: BikeParts, context: RowContext): Bike {
  const bike = recogniseBike(parts);
  const variant = variantOfRow(row, context);
  if (variant === null || !parts.model) return bike;
  const whole = recogniseBike({ ...parts, model: withVariant(parts.model, variant) });
  return whole.known ? whole : bike;
}

/**
 * The checked motorcycle of a row. `mended`: its engine size came from the name, as the row's own was not
 * possible. `engine`: what was read as the row's own size.
 */
export function bikeOfRow(
  row: readonly string[],
  context: RowContext,
): { bike: Bike; mended: boolean; engine: Reading<number | null> } {
  const said = (target: 'name' | 'make' | 'model' | 'kind' | 'category') =>
    context.reader.cell(row, target) ?? '';
  const oddity = otherThingIn({
    names: [said('name'), said('make'), said('model')],
    kinds: [said('kind'), said('category')],
  });
  if (oddity !== undefined) throw new RefusedRow('not-a-motorcycle', oddity);
  const { engine: read, ...parts } = partsOfRow(row, context);
  const car = carIn(parts);
  if (car !== null) throw new RefusedRow('car', car.slice(0, 60));
  const asSaid = recognise(row, parts, context);
  const engine = inCc(parts.engineCc, asSaid);
  const bike = engine === parts.engineCc ? asSaid : recognise(row, { ...parts, engineCc: engine }, context);
  if (bike.make === null && bike.model === null) throw new RefusedRow('name-missing');
  const isElectric = bike.engineCc === null && bike.category === 'electric';
  // Some exports write "0" for unknown.
  if (engine !== null && engine !== 0 && bike.engineCc === null && !isElectric) {
    throw new RefusedRow('engine-implausible', String(engine));
  }
  const mended = engine !== null && bike.engineCc !== null && Math.abs(bike.engineCc - engine) > 1;
  return { bike, mended, engine: read };
}

/** The facts that make a running number a key. */
export type KnownBy = Pick<Bike, 'make' | 'model'> & { year: number | null };

/**
 * The motorcycle of a refused row, whatever the reason: a row that is refused now may have been accepted
 * before. Null where it cannot be determined.
 */
export function bikeOfRefused(row: readonly string[], context: RowContext): KnownBy | null {
  try {
    const { engine: _, ...parts } = partsOfRow(row, context);
    const { make, model } = recognise(row, parts, context);
    return make === null && model === null ? null : { make, model, year: yearOfRow(row, context) };
  } catch (error) {
    if (error instanceof RefusedRow) return null;
    throw error;
  }
}
