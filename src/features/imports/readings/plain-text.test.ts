import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['<p>Lovely bike &amp; clean.<br>New tyres</p>', ' Lovely bike & clean.\nNew tyres\n'],
  ['<ul><li>ABS</li><li>Tausch m&ouml;glich</li></ul>', ' • ABS\n• Tausch möglich\n\n'],
  ['&pound;99 &#8364;5 &#x1F525;', '£99 €5 🔥'],
  ['<script>alert("a")</script>Nice <a href="https://spam.example/">click</a>', ' Nice  click '],
  ['price < 5000 & km > 100', 'price < 5000 & km > 100'],
  ['&unknown; &constructor; &#0; &#xD800;', '&unknown; &constructor; \ufffd \ufffd'],
  ['<b>Service&parts</b> &frac34; &para', ' Service&parts  ¾ &para'],
  ['1 <2> 3', '1 <2> 3'],
])('%s', (text, plain) => expect(plainText(text)).toBe(plain));

test.each([
  ['<script>x</SCRIPT >a<!-- <b> -->b<style>c', ' a b c'],
  ['<!-- a <script> b --> c <title>d</title> e', '  c   e'],
])('what a page does not show ends where it is closed: %s', (text, plain) =>
  expect(plainText(text)).toBe(plain),
);

test.each(['<!--', '<script>', '<script></script ', '<style>'])(
  'a cell full of %s is read at once',
  (part) => {
    // A pattern that starts again at every position would exceed the test's time limit.
    expect(plainText(part.repeat(400_000 / part.length))).toBeTypeOf('string');
  },
);
