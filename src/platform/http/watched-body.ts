/**
 * A body that is looked at while it is received: nothing is read before somebody asks for it, and `look` sees each piece before
 * it is passed on. What `look` throws ends the body, and so does a connection that breaks: with what `broken` returns.
 */
export function watchBody(
  body: ReadableStream<Uint8Array>,
  look: (piece: Uint8Array) => void,
  broken: (error: unknown) => Error,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await reader.read().catch((error: unknown) => {
          throw broken(error);
        });
        if (done) return controller.close();
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
 * so far. Reading a form of a hundred thousand parts would keep the process busy for seconds.
 */
export function partCounter(contentType: string): (piece: Uint8Array) => number {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const mark = Buffer.from(`--${quoted ?? plain ?? ''}`);
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
