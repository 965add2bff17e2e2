import { expect, test } from 'vitest';
import { readForm } from './forms.ts';
import { largestBody } from './kernel/body-sizes.ts';

const request = (type: string, body: string) =>
  new Request('http://localhost/login', { method: 'POST', headers: { 'content-type': type }, body });

test('a body that is no form is the sender’s mistake', async () => {
  await expect(readForm(request('multipart/form-data', 'email=a'))).rejects.toMatchObject({
    init: { status: 400 },
  });
  const form = await readForm(request('application/x-www-form-urlencoded', 'email=a%40example.com'));
  expect(form.get('email')).toBe('a@example.com');
});

test('photos may be large; texts beside them no larger than a whole form without', async () => {
  const posted = (text: string) => {
    const body = new FormData();
    body.set('description', text);
    body.set('photo', new Blob([new Uint8Array(2 * largestBody)]));
    return readForm(new Request('http://localhost/dashboard/addProduct', { method: 'POST', body }));
  };
  expect((await posted('x'.repeat(largestBody))).get('photo')).toBeInstanceOf(Blob);
  await expect(posted('x'.repeat(largestBody + 1))).rejects.toMatchObject({ init: { status: 413 } });
});
