import { expect, test } from 'vitest';
import { readForm } from './forms.ts';

const request = (type: string, body: string) =>
  new Request('http://localhost/login', { method: 'POST', headers: { 'content-type': type }, body });

test('a body that is no form is the sender’s mistake', async () => {
  await expect(readForm(request('multipart/form-data', 'email=a'))).rejects.toMatchObject({
    init: { status: 400 },
  });
  const form = await readForm(request('application/x-www-form-urlencoded', 'email=a%40example.com'));
  expect(form.get('email')).toBe('a@example.com');
});
