import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageSettings } from './app-context.ts';
import type { DrawStill, Stills } from './still.tsx';

// The cards of some thousand motorcycles.
const budget = 8 * 1024 * 1024;

/** Bytes of parts that stand still, by what they were drawn from: the same motorcycle is in the answers to many searches. */
const remembered = new LRUCache<string, Buffer<ArrayBuffer>>({
  maxSize: budget,
  sizeCalculation: (bytes, key) => bytes.length + 2 * key.length,
});

// Drawings are functions of modules, and a site has its settings once, so that there are few of them.
const names = new Map<unknown, number>();

function nameOf(thing: unknown): number {
  const name = names.get(thing) ?? names.size;
  names.set(thing, name);
  return name;
}

function drawOnce<Value>(draw: DrawStill<Value>, value: Value, settings: PageSettings): Buffer<ArrayBuffer> {
  const key = `${nameOf(draw)} ${nameOf(settings)} ${JSON.stringify(value)}`;
  let bytes = remembered.get(key);
  if (!bytes) {
    bytes = Buffer.from(renderToStaticMarkup(draw(value, settings)));
    remembered.set(key, bytes);
  }
  return bytes;
}

// Nobody can write one into a page who does not know it.
const mark = `still ${crypto.randomUUID()} `;

/**
 * Gathers the parts of one page that stand still. They are text in UTF-8 already, so that the page is rendered around
 * marks, and they come in when it is put together.
 */
export function gatherStills(): { stills: Stills; assemble: (html: string) => Buffer<ArrayBuffer> } {
  const parts: Buffer[] = [];
  return {
    stills: {
      isTakingOver: false,
      html: (draw, value, settings) => `<!--${mark}${parts.push(drawOnce(draw, value, settings)) - 1}-->`,
    },
    assemble: (html) => {
      const [begin = '', ...rest] = html.split(`<!--${mark}`);
      const pieces = rest.flatMap((piece) => {
        const end = piece.indexOf('-->');
        const part = parts[Number(piece.slice(0, end))];
        return [...(part ? [part] : []), Buffer.from(piece.slice(end + 3))];
      });
      return Buffer.concat([Buffer.from(begin), ...pieces]);
    },
  };
}
