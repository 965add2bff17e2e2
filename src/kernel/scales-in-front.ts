/**
 * Figures of languages whose words for thousands and the like stand before them: of Swahili ("milioni 1.95", "laki tano", "laki 2
 * na elfu 50") and lakhs of Burmese ("သိန်း ၃၀"). In Indonesian "laki" is a man's motorcycle, with an engine or strokes behind it.
 */
const counted: ReadonlyMap<string, number> = new Map([
  ...'moja mbili tatu nne tano sita saba nane tisa kumi'
    .split(' ')
    .map((word, at) => [word, at + 1] as const),
  ...'ishirini thelathini arobaini hamsini sitini sabini themanini tisini mia'
    .split(' ')
    .map((word, at) => [word, (at + 2) * 10] as const),
]);
const figure = String.raw`\d{1,3}(?:[.,]\d{1,3})?(?![\p{L}\d]|[.,]\d)|(?:${[...counted.keys()].join('|')})(?!\p{L})`;
const term = `(milioni|laki|elfu) (${figure})( na nusu)?`;
const terms = new RegExp(term, 'giu');
const others = term.replaceAll(/\((?!\?)/g, '(?:');
const chain = new RegExp(
  String.raw`(?<!\p{L}|\d ?)${others}(?: (?:na )?${others})*(?! ?(?:cc|tak|ccm)(?!\p{L}))`,
  'giu',
);

/** Burmese, too, says its lakhs before the figure: "သိန်း ၃၀". */
const lakhsBefore = /(?<![\p{Nd}\p{L}\p{M}] ?)သိန်း ?(\p{Nd}{1,4}(?:\.\p{Nd}{1,2})?)(?![\p{Nd}.,]| ?သိန်း)/gu;

/** A text with the words for thousands and the like behind their figures, as elsewhere: "1.95 milioni". */
export function withScalesBehind(text: string): string {
  return text.replace(lakhsBefore, '$1 သိန်း').replace(chain, (whole) =>
    whole
      .replace(terms, (_, scale: string, said: string, half?: string) => {
        const value = counted.get(said.toLowerCase());
        if (value === undefined && half === undefined) return `${said} ${scale}`;
        return `${(value ?? Number(said.replace(',', '.'))) + (half === undefined ? 0 : 0.5)} ${scale}`;
      })
      .replace(/ na /gi, ' '),
  );
}
