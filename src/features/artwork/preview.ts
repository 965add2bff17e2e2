/**
 * The preview picture of a shared link to a motorcycle, 1200 by 630: its drawing, name, price and figures.
 */
import { block, sun } from './backdrops.ts';
import { type ArtworkKind, artworkKinds, artworkUrl, type Paint, paints, pickPaint } from './domain.ts';
import { group } from './ink.ts';
import { mark } from './logo.ts';
import { parked, picture } from './motorcycles.ts';

interface Preview {
  /** The listing's id and picture determine its drawing. */
  _id: string;
  image: string;
  garage: string;
  name: string;
  price: string;
  /** Year, kilometres, place: one line each. */
  facts: readonly string[];
}

const size = { width: 1200, height: 630 };
const edge = 64;
const ink = '#22262b';
const accent = '#b83b0c';

/** The drawing of the listing, or the one that replaces a seller's own picture. */
function drawingOf({ _id, image }: Preview): [ArtworkKind, Paint] {
  for (const kind of artworkKinds)
    for (const paint of paints) if (artworkUrl(kind, paint) === image) return [kind, paint];
  return ['naked', pickPaint(_id)];
}

const room = 480;
const column = { x: edge, room, lines: 1 };

/** Its marks as SVG, and its texts, which are measured and fitted in src/platform/lettering.ts. */
export function drawPreview(preview: Preview) {
  const [kind, paint] = drawingOf(preview);
  const svg = picture(
    size.width,
    size.height,
    '',
    block(0, 0, size.width, size.height, '#f7f4ef'),
    sun(880, 412, 178, '#f6dfbd', '#faecd6'),
    block(0, 544, size.width, 86, '#ddd5c7'),
    block(0, 544, size.width, 4, '#c8bfae'),
    parked(kind, paint, 560, 572, 0.96),
    group(`translate(${edge} 40)scale(1.1)`, mark()),
  );
  const { garage, name, price, facts } = preview;
  const texts = [
    { text: garage, x: edge + 90, y: 87, room, highest: 34, lowest: 20, lines: 1, colour: ink },
    {
      ...column,
      text: name,
      y: 194,
      room: size.width - 2 * edge,
      highest: 70,
      lowest: 48,
      lines: 2,
      colour: ink,
    },
    { ...column, text: price, y: 376, highest: 84, lowest: 34, colour: accent },
    ...facts
      .filter((fact) => fact !== '')
      .slice(0, 3)
      .map((text, place) => ({ ...column, text, y: 432 + place * 46, highest: 34, lowest: 22, colour: ink })),
  ];
  return { svg, texts };
}
