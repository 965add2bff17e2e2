/** Whether a list writes 1.250,5 or 1,250.5. */
import { findFigures, readableText } from '../../../kernel/figures.ts';

// Numbers that show which of their marks is the decimal one. "12.500" alone leaves it open.
const commaDecimals = /^(?:\d{1,3}(?:\.\d{3})+,\d+|\d+,\d{1,2}|\d{1,3}(?:\.\d{3}){2,})$/;
const pointDecimals = /^(?:\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?|\d+\.\d{1,2}|\d+\.\d{4,})$/;
const openGroups = /^\d{1,3}\.\d{3}$/;

/** The first figure of a cell without spaces and the like between thousands. */
function figureOf(cell: string): string {
  const readable = readableText(cell).replace(/(?<=\d)[ '](?=\d{3})/g, '');
  return /\d[\d.,]*/.exec(readable)?.[0].replace(/[.,]$/, '') ?? '';
}

/** Whether all that a figure has behind its one mark is three digits, which may be thousands or decimals. */
export function endsInThree(cell: string): boolean {
  return /^\d+[.,]\d{3}$/.test(figureOf(cell));
}

/**
 * Whether numbers are written 1.250,5. Prices and distances never have three decimals, so "12.500" counts as
 * such.
 */
export function writesDecimalComma(cells: readonly string[]): boolean | 'mixed' {
  const said = { comma: false, point: false, open: false };
  for (const text of cells) {
    const figure = figureOf(text);
    // "1,161 million" has three decimals.
    if (/^\d{1,3}[.,]\d{3}$/.test(figure) && findFigures(readableText(text)).some(({ scale }) => scale > 1))
      continue;
    if (commaDecimals.test(figure)) said.comma = true;
    else if (pointDecimals.test(figure)) said.point = true;
    else if (openGroups.test(figure)) said.open = true;
  }
  if (said.comma && said.point) return 'mixed';
  return said.comma || (said.open && !said.point);
}
