import { MIMEType } from 'node:util';

interface Watch {
  /** Sees each piece before it is passed on; what it throws ends the body. */
  look(piece: Uint8Array): void;
  /** What the body ends with where its connection breaks. */
  broken(error: unknown): Error;
  /** Called when all has come. */
  whole(): void;
}

/** A body that is watched while it is received: nothing is read before somebody asks for it. */
export function watchBody(
  body: ReadableStream<Uint8Array>,
  { look, broken, whole }: Watch,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await reader.read().catch((error: unknown) => {
          throw broken(error);
        });
        if (done) {
          whole();
          return controller.close();
        }
        try {
          look(value);
        } catch (refusal) {
          void reader.cancel().catch(() => undefined);
          throw refusal;
        }
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/**
 * Counts the parts of a form (RFC 7578) while it is received; the result is called with each piece and returns how many began
 * so far; null where the type names no boundary between them, which is read as the form's own reader reads it. Reading a form
 * of a hundred thousand parts would keep the process busy for seconds.
 */
export function partCounter(contentType: string): ((piece: Uint8Array) => number) | null {
  const boundary = boundaryOf(contentType);
  if (!boundary) return null;
  const mark = Buffer.from(`--${boundary}`);
  let parts = 0;
  let before = Buffer.alloc(0);
  return (piece) => {
    const known = Buffer.concat([before, piece]);
    for (let at = known.indexOf(mark); at >= 0; at = known.indexOf(mark, at + mark.length)) parts += 1;
    // A mark may be divided between two pieces.
    before = known.subarray(Math.max(0, known.length - mark.length + 1));
    return parts;
  };
}

function boundaryOf(contentType: string): string | null {
  try {
    return new MIMEType(contentType).params.get('boundary');
  } catch {
    return null;
  }
}
