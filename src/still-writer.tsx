import { renderToStaticMarkup } from 'react-dom/server';
import type { PageSettings } from './app-context.ts';
import type { DrawStill, Stills } from './still.tsx';

interface Drawn {
  draw: unknown;
  settings: PageSettings;
  bytes: Buffer<ArrayBuffer>;
}

/**
 * The HTML of static parts, remembered as long as their value exists: the same motorcycle is in the results
 * of many searches.
 */
const remembered = new WeakMap<object, Drawn[]>();

function drawOnce<Value extends object>(
  draw: DrawStill<Value>,
  value: Value,
  settings: PageSettings,
): Buffer<ArrayBuffer> {
  const all = remembered.get(value) ?? [];
  const known = all.find((drawn) => drawn.draw === draw && drawn.settings === settings);
  if (known) return known.bytes;
  const html = renderToStaticMarkup(draw(value, settings));
  // Memory of its own: a piece of Node's shared buffers would keep the whole of one, 64 KB, for as long as itself.
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(html));
  bytes.write(html);
  remembered.set(value, [...all, { draw, settings, bytes }]);
  return bytes;
}

// Nobody can write a mark into a page without knowing it.
const mark = `still ${crypto.randomUUID()} `;

/**
 * Collects the static parts of one page, and others that are complete already. They are text in UTF-8, so the
 * page is rendered with marks, which are replaced when it is put together.
 */
export function gatherStills() {
  const parts: Buffer[] = [];
  const place = (part: Buffer) => `<!--${mark}${parts.push(part) - 1}-->`;
  const stills: Stills = {
    isHydrating: false,
    html: (draw, value, settings) => place(drawOnce(draw, value, settings)),
  };
  return {
    stills,
    /** Returns a placeholder for a text. */
    place: (text: string) => place(Buffer.from(text)),
    assemble(html: string): Buffer<ArrayBuffer> {
      const [begin = '', ...rest] = html.split(`<!--${mark}`);
      const pieces: (string | Buffer)[] = [begin];
      for (const piece of rest) {
        const end = piece.indexOf('-->');
        const part = parts[Number(piece.slice(0, end))];
        if (part) pieces.push(part);
        pieces.push(piece.slice(end + 3));
      }
      const page = Buffer.allocUnsafe(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0));
      let at = 0;
      for (const piece of pieces)
        at += typeof piece === 'string' ? page.write(piece, at) : piece.copy(page, at);
      return page;
    },
  };
}
