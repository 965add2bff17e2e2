/** Engine sizes that a form knows as a range only: "100 - 175 cc" beside "Exciter 150". */

const rangeOfSizes = /^(\d{2,4}) ?(?:cc)? ?(?:-|–|đến|to|a|à|do|до) ?(\d{2,4}) ?(?:cc|cm3|cm³|ccm)?$/iu;
/** A figure of a name that counts nothing else: "150", "125i", but not "150 triệu" or "150 km". */
const size =
  /(?<![\p{L}\d.,'’])(\d{2,4})( ?cc|fi|i)?(?![\p{L}\d.,%])(?! ?(?:tr|triệu|nghìn|k|km|đ|lakh|jt|juta)(?!\p{L}))/giu;

/** The sizes of two digits that motorcycles are called after; others are years, as in "Dream 97". */
const smallSizes: ReadonlySet<number> = new Set([49, 50, 60, 65, 70, 80, 85, 90]);

/** Whether a bare figure may be the year of the model: "R1 1999", "Dream 97". */
function mayBeYear(figure: number): boolean {
  return figure < 100 ? !smallSizes.has(figure) : figure >= 1_950 && figure <= 2_035;
}

/** The only size in the names of a motorcycle that is in the range of a form, or null. */
export function sizeWithin(range: string, names: string): number | null {
  const [, from, to] = rangeOfSizes.exec(range.trim()) ?? [];
  if (from === undefined || to === undefined) return null;
  const sizes = Array.from(names.slice(0, 200).matchAll(size), ([, digits, mark]) => ({
    cc: Number(digits),
    isMarked: mark !== undefined,
  }))
    .filter(({ cc, isMarked }) => cc >= Number(from) && cc <= Number(to) && (isMarked || !mayBeYear(cc)))
    .map(({ cc }) => cc);
  const [first, ...others] = new Set(sizes);
  return first === undefined || others.length > 0 ? null : first;
}
