/**
 * Milliseconds after which a part of the program that does not arrive is given up (section 1 of the
 * specification).
 */
const chunkTimeout = 120_000;

/** A part of the program did not arrive in time, or could not be fetched. */
export class ChunkError extends Error {
  constructor(options?: ErrorOptions) {
    super('A part of the page could not be loaded.', options);
    this.name = 'ChunkError';
  }
}

/** Loads a part of the program; fails with a `ChunkError` when it cannot be had within `chunkTimeout`. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError()), chunkTimeout);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError({ cause: error });
  } finally {
    clearTimeout(timer);
  }
}
