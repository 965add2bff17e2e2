import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { openHttpListener } from './http-listener.ts';

test('an address with a page of pasted Bangla is answered', async () => {
  const listener = await openHttpListener('127.0.0.1', 0);
  listener.serve((request) => new Response(String(new URL(request.url).searchParams.get('q')?.length)));
  const pasted = 'বাজাজ পালসার '.repeat(400);
  const answer = await fetch(`http://127.0.0.1:${listener.port}/bikes?q=${encodeURIComponent(pasted)}`);
  expect([answer.status, await answer.text()]).toEqual([200, String(pasted.length)]);
  await listener.close(0);
});

test('an idle connection may be used again for longer than a proxy does, and does not hold up the end', async () => {
  const listener = await openHttpListener('127.0.0.1', 0);
  listener.serve(() => new Response('here'));
  const agent = new Agent({ keepAlive: true });
  const [answer] = (await once(get(listener.address, { agent }), 'response')) as [IncomingMessage];
  expect(await answer.toArray()).toEqual([Buffer.from('here')]);
  expect(answer.headers['keep-alive']).toBe('timeout=65');
  // Whoever still sends would have ten minutes.
  await listener.close(600_000);
});
