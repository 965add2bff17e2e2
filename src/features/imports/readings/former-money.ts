/**
 * Prices in euros that repeat themselves in the money that a country had before, as its law demands for a while: "3.450 € / 25.994
 * kn", "5 112,92 € (10 000 лв.)".
 */

/** What a euro was changed for. */
const perEuro: readonly (readonly [marks: string, rate: number])[] = [
  ['kn|hrk|kuna', 7.5345],
  ['лв|лева|bgn', 1.95583],
];
/** Amounts are rounded on either side, the old one often to tens. */
const tolerance = 0.01;

/** A longer text is no price. */
const longest = 60;

const figure = String.raw`\d[\d.,'\s]*`;
const euros = `(?:€|eur|euro)`;
/** Each amount with its mark, and what joins them; the euros in front or behind. */
const patterns = perEuro.map(([marks, rate]) => ({
  rate,
  inFront: new RegExp(
    String.raw`^(${figure}${euros})\s*[(/|,;–-]*\s*(${figure})(?:${marks})\.?\s*\)?$`,
    'iu',
  ),
  behind: new RegExp(String.raw`^(${figure})(?:${marks})\.?\s*[(/|,;–-]*\s*(${figure}${euros})\s*\)?$`, 'iu'),
}));

/** The value of a figure, whose last mark begins decimals where two or one figures are behind it. */
function amountOf(text: string): number {
  const [whole = '', decimals = ''] = text.trim().split(/[.,](?=\d{1,2}\D*$)/);
  return Number(`${whole.replace(/\D/g, '')}.${decimals.replace(/\D/g, '')}`);
}

/** A price in euros without the same one in the former money; any other text as it is. */
export function withoutFormerMoney(price: string): string {
  if (price.length > longest) return price;
  for (const { rate, inFront, behind } of patterns) {
    const [, first = '', before = ''] = inFront.exec(price.trim()) ?? [];
    const [, former = before, second = first] = behind.exec(price.trim()) ?? [];
    if (second === '') continue;
    const expected = amountOf(second) * rate;
    if (Math.abs(amountOf(former) - expected) <= expected * tolerance) return second.trim();
  }
  return price;
}
