import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encodeForNonces, encodeWithNonce, newNonce, nonceMark } from './nonces.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const readers = { br: brotliDecompressSync, gzip: gunzipSync } as const;

/** Pages of several sizes and scripts, with the mark near the end. */
const pages = [
  '',
  '<p>Short</p>',
  '<li>Yamaha FZ-S V3, Sylhet, ৳1,25,000</li>'.repeat(700),
  Array.from({ length: 4_000 }, (_, n) => `অনেক বড় বাইক ${Math.sin(n)}`).join('\n'),
].map(
  (text) => [text, `${text}<script type="module" nonce="${nonceMark}" src="/x.js"></script></html>`] as const,
);

describe('a nonce in a compressed page', () => {
  test.each(['br', 'gzip'] as const)(
    '%s: every answer has its own, and nothing else differs',
    async (encoding) => {
      for (const [, page] of pages) {
        const fill = await encodeForNonces(bytes(page), encoding);
        const nonces = [newNonce(), newNonce(), newNonce()];
        const answers = await Promise.all(nonces.map((nonce) => fill(nonce)));
        for (const [n, answer] of answers.entries())
          expect(readers[encoding](answer).toString()).toBe(page.replace(nonceMark, nonces[n] ?? ''));
      }
    },
  );

  test.each(['br', 'gzip'] as const)(
    '%s: it is written into what is compressed already',
    async (encoding) => {
      for (const [, page] of pages) {
        const fill = await encodeForNonces(bytes(page), encoding);
        // To compress again would take another turn of the event loop.
        expect(fill(newNonce())).toBeInstanceOf(Uint8Array);
      }
    },
  );

  test('a body without a place for one is sent as it is', async () => {
    for (const [text] of pages) {
      expect((await encodeWithNonce(null, bytes(text), newNonce())).sent).toEqual(bytes(text));
      const fill = await encodeForNonces(bytes(text), 'br');
      expect(brotliDecompressSync(await fill(newNonce())).toString()).toBe(text);
    }
  });

  test('none comes twice, and none can be foretold', () => {
    const nonces = Array.from({ length: 10_000 }, newNonce);
    expect(new Set(nonces).size).toBe(10_000);
    for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{24}$/);
  });
});
