/** The worker thread of src/platform/rasteriser.ts: takes a drawing with its texts and returns PNG. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { letter } from './lettering.ts';
import type { Drawing } from './rasteriser.ts';

await initWasm(readFileSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

parentPort?.on('message', ({ svg, texts }: Drawing) => {
  const drawing = new Resvg(svg.replace('</svg>', `${texts.map(letter).join('')}</svg>`));
  const image = drawing.render();
  const png = image.asPng();
  image.free();
  drawing.free();
  parentPort?.postMessage(png, [png.buffer as ArrayBuffer]);
});
