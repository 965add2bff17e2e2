/** The scale of prices that are written without it: "66" for 66 million dong. */
import { commuterPriceIn } from '../../../kernel/commuter-prices.ts';
import { readableText } from '../../../kernel/figures.ts';
import { medianOf } from '../../../kernel/median.ts';
import { priceBounds } from '../plausible.ts';

/** People leave out thousands everywhere, lakhs in South Asia and millions where prices have as many digits. */
const scales = [1_000, 100_000, 1_000_000];

/** Fewer different prices show no pattern: "1" is nobody's price. */
const fewest = 5;
const nearlyAll = 0.9;
/** Between these multiples of a commuter's price is the middle one of any list of motorcycles. */
const least = 0.2;
const most = 15;

const number = /^\d{1,6}(?:[.,]\d{1,9})?$/;
/** "31.999" may be 31,999. */
const inGroups = /^\d{1,3}[.,]\d{3}$/;

/**
 * What to multiply prices by, which are plain numbers; undefined where they may be prices as they stand, or no scale makes
 * them prices of motorcycles. `currency` must be known: in another one the same numbers may be right.
 */
export function scaleOfPrices(cells: readonly string[], currency: string | undefined): number | undefined {
  if (currency === undefined) return undefined;
  const commuter = commuterPriceIn(currency);
  const said = cells.map(readableText).filter((cell) => cell !== '');
  if (commuter === undefined || !said.every((cell) => number.test(cell))) return undefined;
  const clear = said.filter((cell) => !inGroups.test(cell));
  if (new Set(clear).size < fewest || clear.length < said.length * nearlyAll) return undefined;
  const amounts = clear.map((cell) => Number(cell.replace(',', '.')));
  const middle = medianOf(amounts);
  const { lowest } = priceBounds(currency);
  const tooLow = amounts.filter((amount) => amount < lowest).length;
  if (tooLow < amounts.length * nearlyAll) return undefined;
  return scales.find((scale) => {
    const multiple = (middle * scale) / commuter;
    return multiple >= least && multiple <= most;
  });
}
