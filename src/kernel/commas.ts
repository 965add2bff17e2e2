/** The commas of other scripts: Arabic, Chinese and Japanese write their own between the parts of a place. */

/** Between the parts of a place: a comma of any script. */
export const anyComma = /[,،，、]/u;

/** Between the parts of a place in a list of its own making: also a dash with spaces around it. */
export const betweenPlaces = /[,،，、]|\s[-–—]\s/u;

/** The position of the last comma of any script; -1 where there is none. */
export function lastComma(text: string): number {
  return Math.max(...Array.from(',،，、', (comma) => text.lastIndexOf(comma)));
}

/** A text with a plain comma for each of another script; between digits it may group them. */
export function withPlainCommas(text: string): string {
  return text.replace(/(?<!\p{N})[،，、]|[،，、](?!\p{N})/gu, ',');
}
