/** Reads a text file of unknown origin as a stream of strings, whatever its encoding. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { reasonOf, StartError } from '../../platform/start-error.ts';
import type { encodings } from './contract.ts';

export type Encoding = (typeof encodings)[number];

export interface TextFile {
  encoding: Encoding;
  /** Bytes; 0 where it is not known (a pipe). */
  size: number;
  modified: Date;
  /** The decoded text, piece by piece; to be read once. Nothing is read ahead of the reader. */
  text: AsyncIterable<string>;
  /** The beginning of the text: the first piece. */
  beginning: string;
  /** Bytes read so far. */
  bytesRead(): number;
}

const pieceSize = 64 * 1024;

/** Files that are often offered as CSV and are none, by their first bytes. */
const otherKinds: readonly (readonly [start: readonly number[], advice: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'is an Excel workbook or another zip file. Save or unpack it as CSV first.'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'is an old Excel workbook. Save it as CSV first.'],
  [[0x1f, 0x8b], 'is compressed with gzip. Unpack it first.'],
  [[0x25, 0x50, 0x44, 0x46], 'is a PDF, not a CSV file.'],
];

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, i) => bytes[i] === byte);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // As a stream: the sample may end in the middle of a character.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** The encoding by byte order mark, else as told, else by what the first bytes can be. */
function encodingOf(bytes: Uint8Array, told: Encoding | undefined): Encoding {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return 'utf-8';
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  if (told) return told;
  const zeros = [0, 0];
  for (const [i, byte] of bytes.entries()) if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > bytes.length / 5) return 'utf-16le';
  if (even > bytes.length / 5) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Opens a file. Throws a StartError that says what to do when it cannot be read or is no text. */
export async function openTextFile(path: string, told?: Encoding): Promise<TextFile> {
  const facts = await stat(path).catch((error: unknown) => {
    throw new StartError(`${path} cannot be read (${reasonOf(error)}).`);
  });
  if (facts.isDirectory()) throw new StartError(`${path} is a folder. Name a CSV file in it.`);
  const stream = createReadStream(path, { highWaterMark: pieceSize });
  const pieces: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  const first = await pieces.next().catch((error: unknown) => {
    throw new StartError(`${path} cannot be read (${reasonOf(error)}).`);
  });
  const bytes: Uint8Array = first.done ? new Uint8Array() : first.value;
  const other = otherKinds.find(([start]) => startsWith(bytes, start));
  if (other) {
    stream.destroy();
    throw new StartError(`${path} ${other[1]}`);
  }
  const encoding = encodingOf(bytes, told);
  const decoder = new TextDecoder(encoding === 'latin1' ? 'windows-1252' : encoding);
  const beginning = decoder.decode(bytes, { stream: true });

  async function* text() {
    try {
      yield beginning;
      for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) {
        yield decoder.decode(piece.value, { stream: true });
      }
      yield decoder.decode();
    } finally {
      stream.destroy();
    }
  }
  return {
    encoding,
    size: facts.size,
    modified: facts.mtime,
    text: text(),
    beginning,
    bytesRead: () => stream.bytesRead,
  };
}
