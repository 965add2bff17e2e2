import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEmbeddedProvider } from '../features/identity/providers/embedded.ts';
import { createApiClient } from './api-client.ts';
import { fetchInTime, networkTimeout } from './deadline.ts';

// A server that falls silent before its answer or in the middle of it.
let origin: string;
let server: ReturnType<typeof createServer>;
let asked: Promise<ServerResponse>;
beforeEach(async () => {
  let arrived: (response: ServerResponse) => void = () => {};
  asked = new Promise((resolve) => (arrived = resolve));
  server = createServer((_request, response) => arrived(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

const words = { unreachable: 'unreachable!', signInFirst: 'sign in!', unexpected: 'unexpected!' };
let headCame: (() => void) | undefined;
const networkFor = (mobile: boolean) =>
  fetchInTime(mobile, async (path, init) => {
    const response = await fetch(origin + path, init);
    headCame?.();
    return response;
  });
const apiFor = (mobile: boolean) =>
  createApiClient({ fetch: networkFor(mobile), token: async () => null, words });

/** Whether a call is still waiting. */
async function isWaiting(call: Promise<unknown>): Promise<boolean> {
  const waiting = new Promise<'waiting'>((resolve) => setImmediate(() => resolve('waiting')));
  return (await Promise.race([call.catch(() => null), waiting])) === 'waiting';
}

describe.each([
  ['desktop', false, 30_000],
  ['phone', true, 60_000],
] as const)('on a %s', (_device, mobile, milliseconds) => {
  test('S9 network time-out: a call of the identity provider without an answer is given up after it, not earlier', async () => {
    const call = createEmbeddedProvider(networkFor(mobile)).currentUser();
    await asked;
    vi.advanceTimersByTime(milliseconds - 1);
    expect(await isWaiting(call)).toBe(true);
    vi.advanceTimersByTime(1);
    await expect(call).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  });

  test('every other call is given up as well, also in the middle of its answer', async () => {
    const head = new Promise<void>((resolve) => (headCame = resolve));
    const call = apiFor(mobile)({ method: 'GET', path: '/x' });
    (await asked).writeHead(200, { 'content-type': 'application/json' }).write('[1,');
    await head;
    vi.advanceTimersByTime(milliseconds - 1);
    expect(await isWaiting(call)).toBe(true);
    vi.advanceTimersByTime(1);
    await expect(call).rejects.toMatchObject({ status: 0, code: 'unreachable' });
  });
});

test.each([
  ['a small one in what every call has', 20_000, 60_000],
  ['a larger one in what it needs at 2 KB in a second', 458_000, 229_000],
  ['none in more than four minutes, as the server waits no longer', 12_000_000, 240_000],
])('on a phone a photo is sent in its own time: %s', async (_which, size, milliseconds) => {
  expect(networkTimeout(true, size)).toBe(milliseconds);
  const file = new Blob([new Uint8Array(size)], { type: 'image/jpeg' });
  const call = apiFor(true)({ method: 'POST', path: '/photos', file });
  await asked;
  vi.advanceTimersByTime(milliseconds - 1);
  expect(await isWaiting(call)).toBe(true);
  vi.advanceTimersByTime(1);
  await expect(call).rejects.toMatchObject({ status: 0, code: 'unreachable' });
});

test('whoever made a call can still take it back', async () => {
  const controller = new AbortController();
  const call = apiFor(false)({ method: 'GET', path: '/x', signal: controller.signal });
  await asked;
  const reason = new Error('not needed any more');
  controller.abort(reason);
  await expect(call).rejects.toBe(reason);
  const late = apiFor(false)({ method: 'GET', path: '/x', signal: controller.signal });
  await expect(late).rejects.toBe(reason);
});
