import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sender } from './sender.tsx';

test.each([
  ['rahima.begum+bikes@example.com', 'mailto:rahima.begum%2Bbikes@example.com'],
  [
    'x?bcc=spy%40example.net&subject=hi@example.com',
    'mailto:x%3Fbcc%3Dspy%2540example.net%26subject%3Dhi@example.com',
  ],
])('the link to write to %s names them only', (email, link) => {
  expect(renderToStaticMarkup(<Sender name="" email={email} />)).toContain(`href="${link}"`);
});
