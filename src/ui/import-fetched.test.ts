import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cameWithThePage } from './hydration.ts';
import { importFetched } from './import-fetched.ts';
import { ChunkError } from './lazy-page.ts';

describe('S1 the files of a chunk', () => {
  const fetched = vi.fn();
  const load = vi.fn(() => Promise.resolve(1));

  beforeEach(() => {
    vi.stubGlobal('window', { [cameWithThePage]: ['/assets/main.js'] });
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
    expect(fetched.mock.calls.flat()).toEqual(['/assets/one.js', '/assets/two.js']);
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

  test('that are still on their way when another fails are not fetched once more', async () => {
    const slow = Promise.withResolvers<Response>();
    fetched.mockImplementation((address: string) =>
      address.endsWith('slow.js') ? slow.promise : Promise.reject(new TypeError('Failed to fetch')),
    );
    const files = ['assets/slow.js', 'assets/fails.js'];
    await expect(importFetched(load, files)).rejects.toThrow('Failed to fetch');
    fetched.mockImplementation(() => Promise.resolve(new Response('')));
    const second = importFetched(load, files);
    slow.resolve(new Response(''));
    expect(await second).toBe(1);
    expect(fetched.mock.calls.flat().map((address) => String(address).split('/').at(-1))).toEqual([
      'slow.js',
      'fails.js',
      'fails.js',
    ]);
  });

  test('that the server no longer has are a failure for good', async () => {
    fetched.mockResolvedValueOnce(new Response(null, { status: 404 }));
    await expect(importFetched(load, ['assets/gone.js'])).rejects.toThrow(ChunkError);
  });
});
