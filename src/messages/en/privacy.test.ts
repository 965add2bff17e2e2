import { describe, expect, test } from 'vitest';
import * as words from './privacy.ts';

/** Figures that no sentence would contain by itself. */
const kept = Object.fromEntries(
  [
    ...['countMinutes', 'googleMinutes', 'tokenMinutes', 'sessionDays', 'enquiryDays'],
    ...['reporterDays', 'resultDays', 'restorableDays', 'takenOffDays'],
    ...['photoDays', 'outboxDays', 'rejectDays', 'firebaseDays'],
  ].map((name, place) => [name, 7_001 + place]),
) as unknown as Parameters<typeof words.looking>[0];

/** All that the page says where people log in like this. */
function pageWith(logins: { google: boolean; external: boolean }): string {
  return [
    ...words.summary,
    ...[
      words.looking(kept),
      words.account(kept, logins),
      words.number,
      words.others,
      words.mails(kept, logins),
      words.browser(kept, logins),
      words.companies(logins),
      words.yours(kept, logins),
      words.left(kept, logins),
    ].flatMap((answers) => answers.map(({ text }) => text)),
  ].join('\n');
}

const figuresOf = (page: string) => [...new Set(page.match(/\d+/g))].map(Number).sort();

describe('the Privacy page', () => {
  test('says each time as the rule that deletes has it, and writes no figure of its own', () => {
    const { googleMinutes, firebaseDays, ...always } = kept;
    expect(figuresOf(pageWith({ google: false, external: false }))).toEqual(Object.values(always).sort());
    expect(figuresOf(pageWith({ google: true, external: false }))).toContain(googleMinutes);
    expect(figuresOf(pageWith({ google: false, external: true }))).toContain(firebaseDays);
  });

  test.each([
    ['accounts here, no Google', { google: false, external: false }, []],
    ['accounts here, and Google', { google: true, external: false }, ['Google']],
    ['accounts at Firebase', { google: false, external: true }, ['Firebase', 'Google']],
  ])('%s: names the companies that see something, and no others', (_, logins, named) => {
    expect([...new Set(pageWith(logins).match(/Firebase|Google/g))].sort()).toEqual(named);
  });
});
