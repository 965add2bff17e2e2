import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { importFetched } from './import-fetched.ts';
import { ChunkError } from './lazy-page.ts';

describe('S1 the files of a chunk', () => {
  const fetched = vi.fn();
  const load = vi.fn(() => Promise.resolve(1));

  beforeEach(() => {
    vi.stubGlobal('location', new URL('https://garage.example/bikes'));
    vi.stubGlobal('document', {
      querySelectorAll: () => [{ src: 'https://garage.example/assets/main.js' }],
    });
    vi.stubGlobal('fetch', fetched);
    fetched.mockImplementation(() => Promise.resolve(new Response('')));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetAllMocks();
  });

  test('are fetched before it is imported, each once, without those that came with the page', async () => {
    load.mockImplementation(() => {
      expect(fetched).toHaveBeenCalledTimes(2);
      return Promise.resolve(1);
    });
    expect(await importFetched(load, ['assets/one.js', 'assets/two.js', 'assets/main.js'])).toBe(1);
    expect(fetched.mock.calls.flat()).toEqual([
      'https://garage.example/assets/one.js',
      'https://garage.example/assets/two.js',
    ]);
    await importFetched(load, ['assets/one.js']);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('that fail are not imported, and are fetched again at the next attempt', async () => {
    for (const answer of [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.resolve(new Response(null, { status: 503 })),
      () => Promise.resolve(new Response(new ReadableStream({ start: (body) => body.error('broken') }))),
    ]) {
      fetched.mockImplementationOnce(answer);
      await expect(importFetched(load, ['assets/three.js'])).rejects.not.toThrow(ChunkError);
    }
    expect(load).not.toHaveBeenCalled();
    await importFetched(load, ['assets/three.js']);
    expect(load).toHaveBeenCalledOnce();
  });

  test('that the server no longer has are a failure for good', async () => {
    fetched.mockResolvedValueOnce(new Response(null, { status: 404 }));
    await expect(importFetched(load, ['assets/gone.js'])).rejects.toThrow(ChunkError);
  });
});
