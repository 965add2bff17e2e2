import { type Context, Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { limitBodies } from './body-limits.ts';
import { AppError } from './kernel/errors.ts';

type Stream = ReadableStream<Uint8Array<ArrayBuffer>>;

/** What is done with a request that came so far; a photo's handler reads the body itself. */
type Handle = (c: Context) => Promise<unknown>;

function serverWith(options: Parameters<typeof limitBodies>[0] = {}, handle: Handle = async () => undefined) {
  const server = new Hono();
  server.onError((error, c) =>
    c.text(error instanceof AppError ? error.code : String(error), error instanceof AppError ? 400 : 500),
  );
  server.use(limitBodies(options));
  server.post('*', async (c) => {
    await handle(c);
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

  /** Sends `pieces` of so many bytes each, and then nothing before the gate opens. */
  function held(pieces: readonly number[], gate: Promise<void>): Stream {
    const left = [...pieces];
    return new ReadableStream({
      pull: async (controller) => {
        const size = left.shift();
        if (size !== undefined) return controller.enqueue(new Uint8Array(size));
        await gate;
        controller.close();
      },
    });
  }
  const read: Handle = (c) => c.req.raw.arrayBuffer();
  const sendStream = async (
    server: Hono,
    path: string,
    body: Stream,
    headers: Record<string, string> = {},
  ) => {
    const init = { method: 'POST', headers: { 'content-length': '900', ...headers }, body, duplex: 'half' };
    return (await server.request(path, init)).text();
  };

  test('is refused while too many others are under way, and taken after them', async () => {
    const gate = Promise.withResolvers<void>();
    const server = serverWith({ mostHeld: 1_000 }, read);
    const first = sendStream(server, '/api/photos', held([600], gate.promise));
    expect(await sendStream(server, '/api/photos', held([300, 300], Promise.resolve()))).toBe('unavailable');
    expect(await sendStream(server, '/api/photos', held([400], Promise.resolve()))).toBe('taken');
    const form = { 'content-type': multipart };
    expect(await sendStream(server, '/dashboard/addProduct', held([600], Promise.resolve()), form)).toBe(
      'taken',
    );
    gate.resolve();
    expect(await first).toBe('taken');
    expect(await sendStream(server, '/api/photos', held([300, 300], Promise.resolve()))).toBe('taken');
  });

  test('takes no room by what it only announces', async () => {
    const gate = Promise.withResolvers<void>();
    const server = serverWith({ mostHeld: 1_000 }, read);
    const silent = Array.from({ length: 20 }, () =>
      sendStream(server, '/api/photos', held([1], gate.promise)),
    );
    expect(await sendStream(server, '/api/photos', held([900], Promise.resolve()))).toBe('taken');
    gate.resolve();
    expect(new Set(await Promise.all(silent))).toEqual(new Set(['taken']));
  });

  test('a form of more parts than any browser sends ends at once, whatever the page makes of that', async () => {
    const pieces = new Blob(['--x\r\n\r\n1\r\n'.repeat(100)]);
    const page = '/dashboard/addProduct';
    const forgiving: Handle = (c) => c.req.raw.arrayBuffer().catch(() => null);
    const headers = { 'content-type': multipart };
    expect(await sendStream(serverWith({}, forgiving), page, pieces.stream(), headers)).toBe('taken');
    // Its last mark comes in two pieces.
    const whole = new Uint8Array(await new Blob([pieces, '--x']).arrayBuffer());
    const split: Stream = new ReadableStream({
      start: (controller) => {
        controller.enqueue(whole.subarray(0, -2));
        controller.enqueue(whole.subarray(-2));
        controller.close();
      },
    });
    expect(await sendStream(serverWith({}, forgiving), page, split, headers)).toBe('too-large');
  });

  test.each(['boundary="x\\yz"', 'q="; boundary=zzz"; boundary=xyz', 'Boundary=xyz; boundary=a'])(
    'its parts are counted by the boundary that it is read with: %s',
    async (written) => {
      const headers = { 'content-type': `multipart/form-data; ${written}` };
      const part = '--xyz\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n';
      const form = (count: number) => new Blob([part.repeat(count), '--xyz--\r\n']).stream();
      const names: Handle = async (c) => expect([...(await c.req.raw.formData()).keys()]).toHaveLength(90);
      expect(await sendStream(serverWith({}, names), '/dashboard/addProduct', form(90), headers)).toBe(
        'taken',
      );
      const refused = await sendStream(serverWith({}, names), '/dashboard/addProduct', form(101), headers);
      expect(refused).toBe('too-large');
    },
  );

  test.each(['multipart/form-data', 'multipart/form-data; boundary=""', 'multipart/form-data; boundary'])(
    'a form that names no boundary is refused unread: %s',
    async (type) => {
      const headers = { 'content-length': '900', 'content-type': type };
      expect(await send(serverWith(), '/dashboard/addProduct', headers)).toEqual(['body-unreadable', 0]);
    },
  );

  test('what comes after its answer takes no room', async () => {
    const gate = Promise.withResolvers<void>();
    const late = Promise.withResolvers<unknown>();
    const hasty: Handle = async (c) => {
      late.resolve(c.req.raw.arrayBuffer().catch((error: unknown) => error));
    };
    const pieces = new ReadableStream({
      pull: async (controller) => {
        await gate.promise;
        controller.enqueue(new Uint8Array(900));
        controller.close();
      },
    });
    let handle = hasty;
    const server = serverWith({ mostHeld: 1_000 }, (c) => handle(c));
    expect(await sendStream(server, '/api/photos', pieces)).toBe('taken');
    gate.resolve();
    expect(await late.promise).toMatchObject({ code: 'unavailable' });
    handle = read;
    expect(await sendStream(server, '/api/photos', held([900], Promise.resolve()))).toBe('taken');
  });

  test('unless it is read to its end its connection is not used again', async () => {
    const answered = async (handle: Handle, body: Stream) => {
      const init = { method: 'POST', headers: { 'content-length': '900' }, body, duplex: 'half' };
      return (await serverWith({ mostHeld: 1_000 }, handle).request('/api/photos', init)).headers;
    };
    const three = () => held([300, 300, 300], Promise.resolve());
    expect((await answered(read, three())).get('connection')).toBeNull();
    expect((await answered(async () => undefined, three())).get('connection')).toBe('close');
    const refused = await answered(read, held([900, 900], Promise.resolve()));
    expect(refused.get('connection')).toBe('close');
  });

  test('whose connection breaks is told so, and to nobody as a failure of ours', async () => {
    const breaking = new ReadableStream({
      pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    });
    expect(await sendStream(serverWith({}, read), '/api/photos', breaking)).toBe('body-unreadable');
  });
});

test('a connection whose body is refused unread is not used again', async () => {
  const connectionOf = async (path: string, headers: Record<string, string>) => {
    const init = { method: 'POST', headers, body: counted().stream, duplex: 'half' };
    return (await serverWith().request(path, init)).headers.get('connection');
  };
  const small = { 'content-length': '1000' };
  const large = { 'content-length': '100000000' };
  expect(await connectionOf('/api/products', small)).toBeNull();
  for (const [path, headers] of [
    ['/api/products', large],
    ['/api/products', {}],
    ['/api/photos', large],
    ['/api/photos', {}],
    ['/dashboard/addProduct', { 'content-length': '5000000', 'content-type': 'multipart/form-data' }],
  ] as const)
    expect(await connectionOf(path, headers), JSON.stringify([path, headers])).toBe('close');
});

test('the body of anything else is read up to 64 KB', async () => {
  const [code, reads] = await send(serverWith(), '/api/products', {});
  expect([code, reads]).toEqual(['too-large', 66]);
  expect(await send(serverWith(), '/api/products', { 'content-length': '70000' })).toEqual(['too-large', 0]);
});
