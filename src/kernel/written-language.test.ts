import { expect, test } from 'vitest';
import { languageOf } from './written-language.ts';

test.each([
  ['ইয়ামাহা আর১৫', 'bn'],
  ['Yamaha R15 নতুনের মতো', 'bn'],
  ['মিরপুর, Bangladesh', 'bn'],
  ['Yamaha R15', undefined],
  ['Fixed price ৳১,৫০,০০০', undefined],
  ['यामाहा', undefined],
  ['', undefined],
])('%s is written in %s', (text, language) => expect(languageOf(text)).toBe(language));
