/**
 * A page names its one script by a nonce, which differs in every answer (Content-Security-Policy, level 3).
 * Pages that are kept compressed have a place for it, which is overwritten without compressing them again.
 */
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants, crc32, createBrotliCompress, deflateRaw } from 'node:zlib';
import { brotliFor, encode, encodingFor, type Sent, type SmallEncoding, zstd } from './encoding.ts';
import type { Bytes } from './whole-answer.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The nonce of the answer, as in its policy. */
    nonce: string;
  }
}

// 18 bytes are 24 base64 characters without padding.
const [size, length] = [18, 24];
// Random bytes are requested from the system in large pieces.
let pool = Buffer.alloc(0);

/** A nonce for one answer. */
export function newNonce(): string {
  if (pool.length < size) pool = randomBytes(size * 256);
  const nonce = pool.toString('base64url', 0, size);
  pool = pool.subarray(size);
  return nonce;
}

/** Placeholder in a page for the nonce of each answer. It never leaves this process. */
export const nonceMark = newNonce();
const mark = Buffer.from(nonceMark);

/** Makes the body of one answer. */
export type FillBody = (nonce: string) => Bytes | Promise<Bytes>;

/** A body that is not compressed, with the nonce of its answer. */
function putNonce(body: Bytes, nonce: string): Bytes {
  const at = placeOf(body);
  return at < 0 ? body : written(body, at, nonce);
}

/** The body of one answer with its nonce, in the quickest encoding that an Accept-Encoding header allows. */
export async function encodeWithNonce(accepted: string | null, body: Bytes, nonce: string): Promise<Sent> {
  const encoding = encodingFor(accepted, body);
  if (encoding === null) return { sent: putNonce(body, nonce), encoding };
  if (encoding === 'zstd') return { sent: zstdWithNonce(body, nonce), encoding };
  return { sent: await encode(putNonce(body, nonce), encoding), encoding };
}

/** Lends the body's own memory to the nonce, as Zstandard is done at once: a copy of a page is a tenth of a megabyte. */
function zstdWithNonce(body: Bytes, nonce: string): Bytes {
  const at = placeOf(body);
  if (at < 0) return zstd(body);
  body.set(Buffer.from(nonce, 'latin1'), at);
  try {
    return zstd(body);
  } finally {
    body.set(mark, at);
  }
}

/** Compresses a body once, for answers that each have another nonce. */
export async function encodeForNonces(body: Bytes, encoding: SmallEncoding): Promise<FillBody> {
  const at = placeOf(body);
  if (at < 0) {
    const encoded = await encode(body, encoding);
    return () => encoded;
  }
  // The end is copied: what is kept must not hold the whole body.
  const parts = [body.subarray(0, at), new Uint8Array(body.subarray(at + length))] as const;
  const fill = encoding === 'br' ? await brotliWithPlace(body, parts) : await gzipWithPlace(parts);
  return fill ?? ((nonce) => encode(written(body, at, nonce), encoding));
}

/** Finds the mark. It is near the end of a page, where the script is. */
function placeOf(body: Bytes): number {
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength).lastIndexOf(mark);
}

function written(body: Bytes, at: number, nonce: string): Buffer<ArrayBuffer> {
  // From Node's buffer pool where it fits: an allocation of its own costs more than the copying.
  const copy = Buffer.allocUnsafe(body.length);
  copy.set(body);
  copy.write(nonce, at, 'latin1');
  return copy;
}

type Parts = readonly [front: Bytes, tail: Bytes];

/**
 * Brotli stores incompressible data as it is. So incompressible bytes take the place of the nonce between two
 * flushes and are looked up in the result. Null where Brotli has encoded them after all.
 */
async function brotliWithPlace(body: Bytes, [front, tail]: Parts): Promise<FillBody | null> {
  const place = unlikeBytes();
  const compressor = createBrotliCompress(brotliFor(body));
  const chunks: Uint8Array[] = [];
  compressor.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const end = new Promise((resolve, reject) => compressor.once('end', resolve).once('error', reject));
  for (const part of [front, place]) {
    compressor.write(part);
    await new Promise<void>((resolve) => compressor.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
  }
  compressor.end(tail);
  await end;
  const encoded = new Uint8Array(Buffer.concat(chunks));
  const at = Buffer.from(encoded.buffer).indexOf(place);
  if (at < 0) return null;
  const trial = newNonce();
  const read = await promisify(brotliDecompress)(written(encoded, at, trial)).catch(() => null);
  const isRight = read?.equals(Buffer.concat([front, Buffer.from(trial), tail]));
  return isRight ? fillingAt(encoded, at) : null;
}

/** Apart, so that it holds nothing else of what made the encoded body. */
function fillingAt(encoded: Bytes, at: number): FillBody {
  return (nonce) => written(encoded, at, nonce);
}

/** As many different bytes as a nonce has, all outside ASCII. */
function unlikeBytes(): Buffer {
  const all = Array.from({ length: 128 }, (_, n) => 128 + n);
  const chance = randomBytes(length);
  return Buffer.from(Array.from(chance, (byte) => all.splice(byte % all.length, 1)[0] ?? 0));
}

/**
 * gzip in three pieces, the middle one stored uncompressed (RFC 1951, 3.2.4), with the checksum of the whole
 * (RFC 1952).
 */
async function gzipWithPlace([front, tail]: Parts): Promise<FillBody> {
  const compress = promisify(deflateRaw);
  const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
  const before = await compress(front, { finishFlush: constants.Z_SYNC_FLUSH });
  const stored = Buffer.from([0, length, 0, 255 - length, 255]);
  const after = await compress(tail);
  const start = head.length + before.length + stored.length;
  const encoded = new Uint8Array(start + length + after.length + 8);
  encoded.set(Buffer.concat([head, before, stored]));
  encoded.set(after, start + length);
  const ending = start + length + after.length;
  Buffer.from(encoded.buffer).writeUInt32LE(front.length + length + tail.length, ending + 4);
  const sum = crc32(front);
  return (nonce) => {
    const copy = written(encoded, start, nonce);
    copy.writeUInt32LE(crc32(tail, crc32(nonce, sum)), ending);
    return copy;
  };
}
