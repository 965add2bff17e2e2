/** Places at the end of links, where marketplaces write them and their exports often have no other: "…-for-sale-dhaka-12". */

const behindSale =
  /-for-sale-(?:(?:in|at|near)-)?(?!(?:in|at|near)(?:-\d|[/?#]|$))(\p{L}[\p{L}-]{0,60}?)(?:-\d+)?\/?(?:[?#]|$)/u;

/** The place at the end of a link, with capitals; null where it has none. */
export function placeOfLink(text: string): string | null {
  if (!/^https?:\/\//.test(text)) return null;
  const words = behindSale.exec(text)?.[1]?.split('-');
  return words?.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') ?? null;
}
