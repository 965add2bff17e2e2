import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { limitBodies } from './body-limits.ts';
import { AppError } from './kernel/errors.ts';

/** A server that answers each request with its path, once `mayAnswer` is fulfilled. */
function serverWith(options: Parameters<typeof limitBodies>[0] = {}, mayAnswer = Promise.resolve()) {
  const server = new Hono();
  server.onError((error, c) =>
    c.text(error instanceof AppError ? error.code : String(error), error instanceof AppError ? 400 : 500),
  );
  server.use(limitBodies(options));
  server.post('*', async (c) => {
    await mayAnswer;
    return c.text('taken');
  });
  return server;
}

/** A body that counts how often it was read. */
function counted() {
  const body = { reads: 0, stream: new ReadableStream<Uint8Array>() };
  body.stream = new ReadableStream(
    {
      pull: (controller) => {
        body.reads += 1;
        controller.enqueue(new Uint8Array(1_000));
      },
    },
    { highWaterMark: 0 },
  );
  return body;
}

async function send(server: Hono, path: string, headers: Record<string, string>, body = counted()) {
  const init = { method: 'POST', headers, body: body.stream, duplex: 'half' };
  return [await (await server.request(path, init)).text(), body.reads] as const;
}

const multipart = 'multipart/form-data; boundary=x';

describe('the body of a photo', () => {
  test('is not read before it is known whose it is', async () => {
    const server = serverWith();
    const length = String(11_000_000);
    expect(await send(server, '/api/photos', { 'content-length': length })).toEqual(['taken', 0]);
    for (const page of ['/dashboard/addProduct', '/dashboard/myProduct/x1/edit'])
      expect(await send(server, page, { 'content-length': length, 'content-type': multipart }), page).toEqual(
        ['taken', 0],
      );
  });

  test('must announce its length', async () => {
    const server = serverWith();
    expect(await send(server, '/api/photos', {})).toEqual(['length-required', 0]);
    expect(
      await send(server, '/api/photos', { 'content-length': '5', 'transfer-encoding': 'chunked' }),
    ).toEqual(['length-required', 0]);
    expect(await send(server, '/api/photos', { 'content-length': '13000000' })).toEqual(['too-large', 0]);
  });

  test('is refused while too many others are under way, and taken after them', async () => {
    const gate = Promise.withResolvers<void>();
    const server = serverWith({ mostHeld: 1_000 }, gate.promise);
    const first = send(server, '/api/photos', { 'content-length': '600' });
    expect(await send(server, '/api/photos', { 'content-length': '600' })).toEqual(['unavailable', 0]);
    const form = { 'content-length': '600', 'content-type': multipart };
    const another = send(server, '/dashboard/addProduct', form);
    gate.resolve();
    expect(await another).toEqual(['taken', 0]);
    expect(await first).toEqual(['taken', 0]);
    expect(await send(server, '/api/photos', { 'content-length': '600' })).toEqual(['taken', 0]);
  });
});

test('the body of anything else is read up to 64 KB', async () => {
  const [code, reads] = await send(serverWith(), '/api/products', {});
  expect([code, reads]).toEqual(['too-large', 66]);
  expect(await send(serverWith(), '/api/products', { 'content-length': '70000' })).toEqual(['too-large', 0]);
});
