/** Years of two digits: "'78", "'98-'03", "78 honda", and those of British number plates: "68 plate". */

const marked = /(?<![\p{L}\p{M}\p{N}])['’‘](\d\d)(?=[^\p{L}\p{M}\p{N}'’]|$)/gu;
/** Only the first figure: nobody begins with anything else that is no engine. */
const bare = /^(\d\d) (\p{L}[\p{L}-]*)(?: (\p{L}[\p{L}-]*))?/u;

/** Figures that are engines or models as well as years: "90 honda", "72 harley". */
const alsoSizes = new Set('49 50 60 65 70 72 75 80 85 88 90'.split(' '));
const firstBare = 51;
const lastBare = 9;

/** A plate of 18 is from March of 2018, one of 68 from September. The word alone says so behind a year, too. */
const plate =
  /(?<![\p{L}\p{M}\p{N}.,-]|(?:metro|dhaka) )(\d\d|20[0-4]\d)[ -](?:plate|reg)(?![\p{L}\p{M}\p{N}]| (?:clutch|battery))/gu;

function yearOfPlate(digits: string): number {
  const value = Number(digits);
  return value > 2000 ? value : 2000 + (value > 50 ? value - 50 : value);
}

/** The year that is at most the next one. */
function whole(digits: string, thisYear: number): number {
  const year = Math.floor(thisYear / 100) * 100 + Number(digits);
  return year > thisYear + 1 ? year - 100 : year;
}

/**
 * A text in `readableText` form with these years written out. Without an apostrophe one is read only before a make and where it can be
 * nothing else; `isMake` says whether words are one, `isNamed` whether a word is a name.
 */
export function withWholeYears(
  text: string,
  thisYear: number,
  { isMake, isNamed }: { isMake: (words: string) => boolean; isNamed: (word: string) => boolean },
): string {
  return text
    .replace(plate, (found, digits: string) =>
      yearOfPlate(digits) > thisYear ? found : String(yearOfPlate(digits)),
    )
    .replace(marked, (_, digits: string) => String(whole(digits, thisYear)))
    .replace(bare, (found, digits: string, first: string, second?: string) => {
      const value = Number(digits);
      const isYear = (value >= firstBare || value <= lastBare) && !alsoSizes.has(digits) && !isNamed(digits);
      const names = second === undefined ? [first] : [first, `${first} ${second}`];
      return isYear && names.some(isMake) ? `${whole(digits, thisYear)}${found.slice(2)}` : found;
    });
}
