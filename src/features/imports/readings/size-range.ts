/** Engine sizes that a form knows as a range only: "100 - 175 cc" beside "Exciter 150". */

const rangeOfSizes = /^(\d{2,4}) ?(?:cc)? ?(?:-|–|đến|to|a|à|do|до) ?(\d{2,4}) ?(?:cc|cm3|cm³|ccm)?$/iu;
/** A figure of a name that counts nothing else: "150", "125i", but not "150 triệu" or "150 km". */
const size =
  /(?<![\p{L}\d.,])(\d{2,4})(?:cc|fi|i)?(?![\p{L}\d.,%])(?! ?(?:tr|triệu|nghìn|k|km|đ|lakh|jt|juta)(?!\p{L}))/giu;

/** The only size in the names of a motorcycle that is in the range of a form, or null. */
export function sizeWithin(range: string, names: string): number | null {
  const [, from, to] = rangeOfSizes.exec(range.trim()) ?? [];
  if (from === undefined || to === undefined) return null;
  const sizes = Array.from(names.slice(0, 200).matchAll(size), ([, digits]) => Number(digits)).filter(
    (cc) => cc >= Number(from) && cc <= Number(to),
  );
  const [first, ...others] = new Set(sizes);
  return first === undefined || others.length > 0 ? null : first;
}
