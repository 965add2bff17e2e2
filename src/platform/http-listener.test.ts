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
