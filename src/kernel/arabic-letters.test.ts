import { expect, it } from 'vitest';
import { spellingsOf } from './arabic-letters.ts';

it.each([
  ['اول', ['اول', 'أول', 'إول', 'آول']],
  ['الأول', ['الأول', 'الاول', 'الإول', 'الآول']],
  ['والاول', ['والاول', 'والأول', 'والإول', 'والآول']],
  ['الف', ['الف', 'ألف', 'إلف', 'آلف']],
  ['سيارة', ['سيارة', 'سياره']],
  ['مصطفى', ['مصطفى', 'مصطفي', 'مصطفی']],
  ['الدراجة', ['الدراجة', 'الدراجه']],
  ['مالك', ['مالك']],
  ['ha', ['ha']],
])('people write %s in these ways', (word, spellings) => {
  expect(spellingsOf(word)[0]).toBe(word);
  expect(spellingsOf(word).toSorted()).toEqual(spellings.toSorted());
});

it('each spelling has the same others', () => {
  for (const word of spellingsOf('إدارة'))
    expect(spellingsOf(word).toSorted()).toEqual(spellingsOf('ادارة').toSorted());
});
