/** How prices are read, with the words that stand beside them. */
import { currenciesIn, currencyMarks } from '../../../kernel/currencies.ts';
import { findFigures, readableText, readFigure } from '../../../kernel/figures.ts';
import { readPrice, wholeUnits } from '../../../kernel/prices.ts';
import { unclear } from '../../../kernel/separators.ts';
import { type Numbers, type Reading, settled, unreadable } from './reading.ts';

/** "9tr5" is 9.5 million, "1.2M" too; elsewhere M is no figure's. */
function spelledOut(price: string): string {
  return price
    .normalize('NFC')
    .replace(/(\d) ?(?:tr|triệu) ?(\d)(?!\d)/iu, '$1.$2 triệu')
    .replace(/(?<=\d) ?M(?![\p{L}\p{M}])/u, ' million');
}

/** Of what is paid month by month, or besides. */
const otherPayment =
  /(?<!\p{L})(?:emi|months?|monthly|monat|monatlich|mtl|mes|mensual|mensais|mois|bulan|cicilan|week|day|deposit|down ?payment|dp|anzahlung|entrada|parcelas?|cuotas?|rate|instal?ments?)(?!\p{L})/iu;

/** The one figure of a price with a currency beside it, whatever words stand around: "12.500 zł do negocjacji". */
function amongWords(price: string): number | null {
  if (currenciesIn(price) === null || otherPayment.test(price)) return null;
  const [figure, ...more] = findFigures(readableText(price).replace(currencyMarks(), ' '));
  return figure && more.length === 0 && !figure.negative && figure.value >= 100 ? figure.value : null;
}

/** A price in whole units. Words ("Call") are unreadable here: an imported listing has nobody to call. */
export function readAmount(text: string, factor: number, numbers: Numbers): Reading<number> | typeof unclear {
  const plain = settled(spelledOut(text), factor, numbers);
  if (plain === unclear) return unclear;
  const figure = readFigure(plain);
  if (figure !== null) return wholeUnits(figure * factor);
  const price = readPrice(plain);
  if ('problem' in price && price.problem === 'price-unclear') {
    const amount = amongWords(plain);
    return amount === null ? unreadable : wholeUnits(amount * factor);
  }
  if ('problem' in price) return price.problem === 'price-negative' ? -1 : unreadable;
  return price.amount === null ? unreadable : wholeUnits(price.amount * factor);
}
