import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Encodings for what is compressed once and sent to many, the smallest first. */
export const smallest = ['br', 'gzip'] as const;
export type SmallEncoding = (typeof smallest)[number];
/** Encodings for what is sent once, the quickest first. Zstandard takes a fifth of Brotli's time. */
export const quickest = ['zstd', ...smallest] as const;
type Encoding = (typeof quickest)[number];
type Bytes = Uint8Array<ArrayBuffer>;

/** A body as it is sent, and its Content-Encoding, if it has one. */
export interface Sent {
  sent: Bytes;
  encoding: Encoding | null;
}

/**
 * Brotli for a page: a level that takes no longer than its rendering, and a window of 64 KB. That makes a
 * page of 110 KB less than 1 % larger, and needs half a megabyte per page instead of nine with the usual
 * window of 4 MB.
 */
export const brotliFor = (body: Uint8Array) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: 16,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  },
});

/** Zstandard with a window of 128 KB: a page fits into it, and the usual one of 2 MB would be allocated for each. */
const zstdFor = (body: Uint8Array) => ({
  params: { [constants.ZSTD_c_windowLog]: 17 },
  pledgedSrcSize: body.byteLength,
});

/**
 * Compresses with Zstandard, at once and not on another thread: a body that waits there for its turn outlives the
 * youngest garbage, and cleaning up after hundreds of pages then takes longer than compressing them.
 */
export const zstd = (body: Uint8Array): Bytes => zstdCompressSync(body, zstdFor(body));

/** The body that `zstd` compressed. Throws where it is not one. */
export const unzstd = (packed: Uint8Array): Bytes => zstdDecompressSync(packed);

const compressors = {
  zstd: async (body: Uint8Array) => zstd(body),
  br: (body: Uint8Array) => promisify(brotliCompress)(body, brotliFor(body)),
  gzip: (body: Uint8Array) => promisify(gzip)(body),
} satisfies Record<Encoding, (body: Uint8Array) => Promise<Bytes>>;

/** Compresses a body; what takes longer than Zstandard is done outside of the event loop. */
export function encode(body: Uint8Array, encoding: Encoding): Promise<Bytes> {
  return compressors[encoding](body);
}

// In bytes; smaller bodies do not shrink.
const leastCompressed = 1_024;

/** The quickest encoding for a body that is sent once; null where it is not worth compressing or not accepted. */
export function encodingFor(accepted: string | null, body: Bytes): Encoding | null {
  return body.length < leastCompressed ? null : chooseEncoding(accepted, quickest);
}

/** A body that is sent once, encoded for this Accept-Encoding header; `encoding` is null where it is not compressed. */
export async function encodeFor(accepted: string | null, body: Bytes): Promise<Sent> {
  const encoding = encodingFor(accepted, body);
  return { sent: encoding === null ? body : await encode(body, encoding), encoding };
}

/** The first of these encodings that an Accept-Encoding header allows (RFC 9110, 12.5.3), or null. */
export function chooseEncoding<Some extends Encoding>(
  accepted: string | null,
  among: readonly Some[],
): Some | null {
  const named = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    named.set(name, weight === undefined ? 1 : Number(weight));
  }
  // Programs that say "*" are older than Zstandard, and mean what was usual then.
  const usual = (name: Some) => (name === 'zstd' ? 0 : (named.get('*') ?? 0));
  return among.find((name) => (named.get(name) ?? usual(name)) > 0) ?? null;
}
