/**
 * Texts as outlines, for pictures. HarfBuzz shapes them, so that Bangla letters join and reorder correctly,
 * and measures them, so that every text fits. Letters that neither font has are left out: a box says nothing.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Font, Buffer as Letters, shape } from 'harfbuzzjs';
import { normalForm } from '../kernel/normal-form.ts';

/**
 * A text in a picture, from `x` on the baseline `y`, as large as fits into `room`; below the size `lowest` it
 * is wrapped or cut.
 */
export interface Lettering {
  text: string;
  x: number;
  y: number;
  room: number;
  highest: number;
  lowest: number;
  lines: number;
  colour: string;
}

interface Glyph {
  path: string;
  x: number;
  y: number;
}

/** A text at a size of one em: its glyphs and its width. */
interface Shaped {
  glyphs: Glyph[];
  width: number;
}

function open(file: string) {
  const face = new Face(new Blob(readFileSync(fileURLToPath(import.meta.resolve(file)))));
  const { upem } = face;
  const font = new Font(face);
  font.setScale(upem, upem);
  return { font, upem };
}

const latin = open('@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf');
const bangla = open('@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf');
const runs = /[\u0964\u0965\u0980-\u09ff\u200c\u200d]+|[^\u0964\u0965\u0980-\u09ff\u200c\u200d]+/gu;

const missing = 0;
const lineHeight = 1.2;

function shapeText(text: string): Shaped {
  const glyphs: Glyph[] = [];
  let width = 0;
  for (const run of text.match(runs) ?? []) {
    const { font, upem } = /[\u0964-\u09ff]/.test(run) ? bangla : latin;
    const letters = new Letters();
    letters.addText(run);
    letters.guessSegmentProperties();
    shape(font, letters);
    const positions = letters.getGlyphPositions();
    for (const [place, { codepoint: glyph }] of letters.getGlyphInfos().entries()) {
      const at = positions[place];
      if (!at || glyph === missing) continue;
      const scaled = { x: width + at.xOffset / upem, y: at.yOffset / upem };
      glyphs.push({
        path: `<path transform="scale(${1 / upem})" d="${font.glyphToPath(glyph)}"/>`,
        ...scaled,
      });
      width += at.xAdvance / upem;
    }
  }
  return { glyphs, width };
}

const graphemes = new Intl.Segmenter();

/** As much of a text as fits into `ems`, with an ellipsis. */
function cut(text: string, ems: number): string {
  if (shapeText(text).width <= ems) return text;
  const parts = Array.from(graphemes.segment(text), ({ segment }) => segment);
  do parts.pop();
  while (parts.length > 0 && shapeText(`${parts.join('').trimEnd()}…`).width > ems);
  return `${parts.join('').trimEnd()}…`;
}

/** Wraps words on at most `lines` lines; the last one is cut. */
function broken(text: string, ems: number, lines: number): string[] {
  const done: string[] = [];
  let rest = text;
  while (done.length < lines - 1 && shapeText(rest).width > ems) {
    const words = rest.split(' ');
    let many = 1;
    while (many < words.length && shapeText(words.slice(0, many + 1).join(' ')).width <= ems) many += 1;
    done.push(cut(words.slice(0, many).join(' '), ems));
    rest = words.slice(many).join(' ');
  }
  return rest === '' ? done : [...done, cut(rest, ems)];
}

/** The SVG elements of a text. */
export function letter({ text, x, y, room, highest, lowest, lines, colour }: Lettering): string {
  const whole = normalForm(text, 'NFC').replace(/\s+/g, ' ').trim();
  const fitting = Math.min(highest, room / Math.max(shapeText(whole).width, 0.1));
  const height = Math.max(fitting, lowest);
  return broken(whole, room / height + 0.001, fitting < lowest ? lines : 1)
    .map((line, place) => {
      const marks = shapeText(line).glyphs.map(
        (glyph) => `<g transform="translate(${glyph.x} ${glyph.y})">${glyph.path}</g>`,
      );
      const top = y + place * height * lineHeight;
      return `<g fill="${colour}" transform="translate(${x} ${top})scale(${height} ${-height})">${marks.join('')}</g>`;
    })
    .join('');
}
