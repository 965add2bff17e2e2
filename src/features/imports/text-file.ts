/** Reads a text file of unknown origin as a stream of strings, in any encoding; JSON as the CSV with the same records. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import * as words from '#messages/imports.ts';
import { reasonOf, StartError } from '../../platform/start-error.ts';
import type { encodings } from './contract.ts';
import { csvOfJson, looksLikeJson } from './text-file/json-records.ts';
import { isBaltic, isSouthSlavic } from './text-file/letters.ts';

type Encoding = (typeof encodings)[number];

export interface TextFile {
  /** The encoding as known so far: a file that begins in ASCII may turn out to be Windows' later. */
  encoding(): Encoding;
  /** Bytes; 0 where unknown (a pipe). */
  size: number;
  modified: Date;
  /** The decoded text, piece by piece; can be read only once. Nothing is read ahead of the consumer. */
  text: AsyncIterable<string>;
  /** The beginning of the text: the first piece. */
  beginning: string;
  /** Bytes read so far. */
  bytesRead(): number;
  /** The columns that are fields of objects in the records of JSON. */
  ofObjects: ReadonlySet<string>;
}

const pieceSize = 64 * 1024;

/** Files that are often mistaken for CSV, by their first bytes. */
const otherKinds: readonly (readonly [start: readonly number[], kind: words.OtherFile])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'zip'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'oldExcel'],
  [[0x1f, 0x8b], 'gzip'],
  [[0x25, 0x50, 0x44, 0x46], 'pdf'],
  [[0x89, 0x50, 0x4e, 0x47], 'picture'],
  [[0xff, 0xd8, 0xff], 'picture'],
  [[0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], 'sqlite'],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], 'rtf'],
];

/** The same for text files, by the beginning of their text. */
const otherTexts: readonly (readonly [start: RegExp, kind: words.OtherFile])[] = [
  [/^\s*<[!?a-z]/i, 'markup'],
];

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, i) => bytes[i] === byte);
}

/** Whether all bytes are ASCII, which all encodings except UTF-16 share. */
function isPlain(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte < 0x80);
}

function decoderOf(encoding: Encoding): TextDecoder {
  return new TextDecoder(encoding === 'latin1' ? 'windows-1252' : encoding);
}

/**
 * Whether it is UTF-8. In another encoding hardly any non-ASCII letter is valid UTF-8 by chance: if most are,
 * the others are damaged, which costs only their rows.
 */
function isUtf8(bytes: Uint8Array): boolean {
  // As a stream: the sample may end within a character.
  const text = new TextDecoder('utf-8').decode(bytes, { stream: true });
  const damaged = text.match(/\uFFFD/g)?.length ?? 0;
  return damaged === 0 || (text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0) > damaged;
}

// Encodings of the same family: a text that has no known words in one mostly has some in another.
const latin = ['windows-1252', 'windows-1250', 'windows-1254', 'windows-1257'] as const;
const otherScripts = [
  ...(['shift_jis', 'gb18030', 'big5', 'euc-kr'] as const),
  ...(['windows-1251', 'windows-1253', 'windows-1256', 'windows-874'] as const),
];
/** Text that nobody writes: a symbol within a word, a capital after a lower-case letter. */
const oddity =
  /(?<=\p{L})[^\p{L}\p{M}\p{N}\p{ASCII}\p{Zs}\p{Po}\p{Pd}\p{Pi}\p{Pf}]|[¡-©«-±»-¿](?=\p{L})|(?<=\p{Ll})(?!\p{ASCII})\p{Lu}|(?<=\p{L})(?<!m)[³¹]/gu;

/**
 * The encoding of bytes that are not Unicode. Letters alone cannot distinguish most of them; `known`, the
 * number of known words in a text, can. Other scripts are accepted only on that evidence.
 */
function oldEncodingOf(bytes: Uint8Array, known: (text: string) => number): Encoding {
  const judge = (encoding: Encoding) => {
    const text = decoderOf(encoding).decode(bytes, { stream: true });
    return {
      encoding,
      text,
      words: known(text),
      odd: text.match(oddity)?.length ?? 0,
      broken: text.includes('\uFFFD'),
    };
  };
  const [western, ...others] = latin.map(judge);
  if (!western) return 'windows-1252';
  const slavic = isSouthSlavic(western.text) ? 'windows-1250' : undefined;
  const likely = isBaltic(western.text) ? 'windows-1257' : slavic;
  const isBetter = (next: typeof western, first: typeof western) =>
    next.words > first.words ||
    (next.words === first.words &&
      (next.odd < first.odd || (next.odd === first.odd && next.encoding === likely)));
  const best = others.reduce((first, next) => (isBetter(next, first) ? next : first), western);
  const elsewhere = otherScripts
    .map(judge)
    .filter(({ broken, words }) => !broken && words > best.words)
    .sort((a, b) => b.words - a.words);
  return (elsewhere[0] ?? best).encoding;
}

/** The encoding by byte order mark, otherwise the given one, otherwise a possible one for the first bytes. */
function encodingOf(
  bytes: Uint8Array,
  told: Encoding | undefined,
  known: (text: string) => number,
): Encoding {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return 'utf-8';
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  if (told) return told;
  const zeros = [0, 0];
  for (const [i, byte] of bytes.entries()) if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > bytes.length / 5) return 'utf-16le';
  if (even > bytes.length / 5) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : oldEncodingOf(bytes, known);
}

/**
 * Opens a file; `known` counts the known words in a text, for encodings that nothing else can distinguish.
 * Throws a StartError with instructions when it cannot be read or is no text.
 */
export async function openTextFile(
  path: string,
  told?: Encoding,
  known: (text: string) => number = () => 0,
): Promise<TextFile> {
  const facts = await stat(path).catch((error: unknown) => {
    throw new StartError(words.fileUnreadable(path, reasonOf(error)));
  });
  if (facts.isDirectory()) throw new StartError(words.fileIsFolder(path));
  const stream = createReadStream(path, { highWaterMark: pieceSize });
  const pieces: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  const first = await pieces.next().catch((error: unknown) => {
    throw new StartError(words.fileUnreadable(path, reasonOf(error)));
  });
  const bytes: Uint8Array = first.done ? new Uint8Array() : first.value;
  const other = otherKinds.find(([start]) => startsWith(bytes, start));
  if (other) {
    stream.destroy();
    throw new StartError(words.fileIsOther(path, other[1]));
  }
  let encoding = encodingOf(bytes, told, known);
  let decoder = decoderOf(encoding);
  // If the first piece is only ASCII, the encoding is not decided yet.
  let isOpen = !told && encoding === 'utf-8' && isPlain(bytes);
  const beginning = decoder.decode(bytes, { stream: true });
  const otherText = otherTexts.find(([start]) =>
    start.test(beginning.slice(0, 1_000).replace(/^\uFEFF/, '')),
  );
  if (otherText) {
    stream.destroy();
    throw new StartError(words.fileIsOther(path, otherText[1]));
  }

  function decode(piece: Uint8Array): string {
    if (isOpen && !isPlain(piece)) {
      isOpen = false;
      if (!isUtf8(piece)) {
        encoding = oldEncodingOf(piece, known);
        decoder = decoderOf(encoding);
      }
    }
    return decoder.decode(piece, { stream: true });
  }

  async function* text() {
    try {
      yield beginning;
      for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) {
        yield decode(piece.value);
      }
      yield decoder.decode();
    } finally {
      stream.destroy();
    }
  }
  let ofObjects: ReadonlySet<string> = new Set();
  const readAll = looksLikeJson(beginning)
    ? await withBeginning(
        csvOfJson(text(), beginning, {
          onBroken: (records) => new StartError(words.jsonBroken(path, records)),
          onObjects: (columns) => {
            ofObjects = columns;
          },
        }),
      )
    : { text: text(), beginning };
  return {
    ...readAll,
    encoding: () => encoding,
    size: facts.size,
    modified: facts.mtime,
    bytesRead: () => stream.bytesRead,
    ofObjects,
  };
}

/** A text with its first piece, which is read now. */
async function withBeginning(text: AsyncGenerator<string>): Promise<Pick<TextFile, 'text' | 'beginning'>> {
  const first = await text.next();
  const beginning = first.done ? '' : first.value;
  async function* whole() {
    try {
      yield beginning;
      yield* text;
    } finally {
      await text.return(undefined);
    }
  }
  return { text: whole(), beginning };
}
