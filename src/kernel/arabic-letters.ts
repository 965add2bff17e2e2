/**
 * Arabic letters that people exchange or leave out: "أقل" and "اقل", "حوالى" and "حوالي", "نارية" and "ناريه",
 * "کم" and "كم".
 */

/** The long stroke and the vowel marks, which are drawn on or between letters. */
const drawn = '[\\u0640\\u064b-\\u0652\\u0670]';
const sameLetters: Readonly<Record<string, string>> = { ا: '[اأإآٱ]', ي: '[يىئی]', ه: '[هة]', ك: '[كک]' };
const either = Object.entries(sameLetters).map(
  ([letter, letters]) => [new RegExp(letters, 'g'), letter] as const,
);
const marks = new RegExp(drawn, 'g');
const anyArabic = /\p{Script=Arabic}/u;

/** A text in which letters that are written for another are the same, without marks. */
export function plainArabic(text: string): string {
  if (!anyArabic.test(text)) return text;
  return either.reduce((plain, [letters, letter]) => plain.replace(letters, letter), text.replace(marks, ''));
}

/** The source of a pattern that fits any spelling of the Arabic letters in it, which must be plain. */
export function anySpelling(source: string): string {
  return source.replace(/[\u0621-\u064a]/g, (letter) => `(?:${sameLetters[letter] ?? letter}${drawn}*)`);
}

const alefs = 'اأإآ';
const ends = ['هة', 'يىی'];
/** The alef that begins a word, also behind an article; that of an article itself has one spelling. */
const firstAlef = new RegExp(`^((?:[وبفك]?ال)?)(?!ال..)[${alefs}]`, 'u');

/** A word with its other spellings by letters that people exchange at its beginning and end: "اول" and "أول". */
export function spellingsOf(word: string): string[] {
  if (!anyArabic.test(word)) return [word];
  const rest = word.replace(firstAlef, '');
  const article = firstAlef.exec(word)?.[1] ?? '';
  const begun = rest === word ? [word] : Array.from(alefs, (alef) => `${article}${alef}${rest}`);
  const end = ends.find((letters) => word.length > 2 && letters.includes(word.slice(-1)));
  const spelt = begun.flatMap((one) =>
    end === undefined ? [one] : Array.from(end, (letter) => one.slice(0, -1) + letter),
  );
  return [...new Set([word, ...spelt])];
}
