/** Milliseconds after which loading a chunk is given up (section 1 of the specification). */
const chunkTimeout = 120_000;

/**
 * Milliseconds before each further attempt at a chunk. On a bad connection the first failure is seldom the last word,
 * and a browser that has just found a connection says so before every request gets through.
 */
const pauses = [500, 1_500, 4_000];

/** A chunk did not arrive in time, or could not be fetched. */
export class ChunkError extends Error {
  constructor(options?: ErrorOptions) {
    super('A part of the page could not be loaded.', options);
    this.name = 'ChunkError';
  }
}

/** The event of the window that tells that a chunk waits for a connection. */
export const chunkWaits = 'chunk-waits';

/**
 * Loads a chunk; fails with a `ChunkError` when it does not arrive within `chunkTimeout`, or after the last attempt at
 * it. Where the browser says that it is offline it waits, says so, and begins anew once there is a connection.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError()), chunkTimeout);
  });
  try {
    return await Promise.race([attempt(load), late]);
  } catch (error) {
    if (navigator.onLine === false) {
      dispatchEvent(new Event(chunkWaits));
      await new Promise((goOn) => addEventListener('online', goOn, { once: true }));
      return loadChunk(load);
    }
    throw error instanceof ChunkError ? error : new ChunkError({ cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function attempt<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine === false || error instanceof ChunkError) throw error;
    }
    await new Promise((goOn) => setTimeout(goOn, pause));
  }
  return load();
}
