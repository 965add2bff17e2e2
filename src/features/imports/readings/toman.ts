/** Toman, in which people of Iran count: ten rials each, without a code of their own. */

export const toman = /(?<![\p{L}\p{M}])(?:تومان|تومن|tomans?)(?![\p{L}\p{M}])/iu;
/** Oman, Qatar and Yemen have another in Latin letters: only for prices that are known to be of Iran. */
export const rial = /(?<![\p{L}\p{M}])(?:ریال|rials?)(?![\p{L}\p{M}])/iu;
export const rialsPerToman = 10;

/** The factors of toman, and of thousands and millions of them. */
const factors: ReadonlySet<number> = new Set([1, 1_000, 1_000_000].map((scale) => scale * rialsPerToman));

/** A factor without the part that makes rials of toman. */
export function withoutToman(factor: number): number {
  return factors.has(factor) ? factor / rialsPerToman : factor;
}
