/** Where people cut prices, distances and engines: each figure stands in one of a few dozen steps. */
import { firstNotBelow } from '../../../kernel/first-not-below.ts';

/** 1, 1.5, 2, 3, 4, 5, 6, 8 of every power of ten: where people cut prices and distances. */
export const steps: readonly number[] = Array.from({ length: 8 }, (_, power) => 10 ** (power + 2)).flatMap(
  (power) => [1, 1.5, 2, 3, 4, 5, 6, 8].map((step) => step * power),
);

/** How engines are told apart where bikes are taxed and limited by them. 0 is below 1: electric, or not known. */
export const engineSteps: readonly number[] = [1, 101, 126, 151, 166, 251, 376];

/** How many of the steps are not above a figure: 0 is below the first. */
function stepOf(figure: number, of: readonly number[]): number {
  return firstNotBelow(of.length, (step) => (of[step] as number) <= figure);
}

/** The fact that tells the step of a figure, and which step that is. */
export const stepIn = {
  price: { column: 'priceStep', of: (figure: number) => (figure < 0 ? 0 : stepOf(figure, steps) + 1) },
  km: { column: 'kmStep', of: (figure: number) => (figure < 0 ? 0 : stepOf(figure, steps) + 1) },
  cc: { column: 'ccStep', of: (figure: number) => stepOf(figure, engineSteps) },
} as const;
