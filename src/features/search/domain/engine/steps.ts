/** Common limits of prices, distances and engines: each figure falls into one of a few dozen steps. */
import { type DistanceUnit, kilometresOf } from '../../../../kernel/distances.ts';
import { firstNotBelow } from '../../../../kernel/first-not-below.ts';

/**
 * 1, 1.5, 2, 3, 4, 5, 6 and 8 times every power of ten: where people draw limits for prices and distances, also for prices
 * of hundreds of billions in rials.
 */
export const steps: readonly number[] = Array.from({ length: 10 }, (_, power) => 10 ** (power + 2)).flatMap(
  (power) => [1, 1.5, 2, 3, 4, 5, 6, 8].map((step) => step * power),
);

/** Engine classes as in taxes and licences. Step 0 is below 1: electric or unknown. */
export const engineSteps: readonly number[] = [1, 101, 126, 151, 166, 251, 376];

/** How many limits are at or below a figure; 0 is below the first. */
function stepOf(figure: number, of: readonly number[]): number {
  return firstNotBelow(of.length, (step) => (of[step] as number) <= figure);
}

const inMiles = steps.map((step) => kilometresOf(step, 'mi'));

/** The same limits of distances in kilometres: round where the garage counts in this unit. */
export function distanceSteps(unit: DistanceUnit): readonly number[] {
  return unit === 'mi' ? inMiles : steps;
}

/** For each figure, the fact that holds its step, and the function that computes it. */
export function stepsIn(unit: DistanceUnit) {
  const distances = distanceSteps(unit);
  return {
    price: { column: 'priceStep', of: (figure: number) => (figure < 0 ? 0 : stepOf(figure, steps) + 1) },
    km: { column: 'kmStep', of: (figure: number) => (figure < 0 ? 0 : stepOf(figure, distances) + 1) },
    cc: { column: 'ccStep', of: (figure: number) => stepOf(figure, engineSteps) },
  } as const;
}
export type Steps = ReturnType<typeof stepsIn>;
/** A column of figures that can be filtered by a range. */
export type SteppedColumn = keyof Steps;
