/** How words sound, in Latin letters and in Bangla: "স্প্লেন্ডর" and "Splendor" sound the same. */

/** What is heard: the consonants, letters that are read one by one, and figures, with the vowels around each. */
export interface Sound {
  heard: readonly string[];
  /** One more than of what is heard; "~" is a vowel of Bangla that is not written, and may be silent. */
  vowels: readonly string[];
}

const isBangla = (word: string) => /^[\u0980-\u09ff]/.test(word);

/** Consonants of Bangla as they are compared: those that people mix up are the same. */
const consonants: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ ক: 'k', খ: 'k', গ: 'g', ঘ: 'g', ঙ: 'n', 'ং': 'n', চ: 'c', ছ: 'c', জ: 'j', ঝ: 'j', য: 'j', ঞ: 'n' },
    ...{ ট: 't', ঠ: 't', ত: 't', থ: 't', ৎ: 't', ড: 'd', ঢ: 'd', দ: 'd', ধ: 'd', ণ: 'n', ন: 'n' },
    ...{ প: 'p', ফ: 'f', ব: 'b', ভ: 'b', ম: 'm', র: 'r', ল: 'l', শ: 's', ষ: 's', স: 's', হ: 'h' },
  }),
);
const vowels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ অ: 'o', আ: 'a', ই: 'i', ঈ: 'i', উ: 'u', ঊ: 'u', এ: 'e', ঐ: 'oi', ও: 'o', ঔ: 'ou' },
    ...{ 'া': 'a', 'ি': 'i', 'ী': 'i', 'ু': 'u', 'ূ': 'u', 'ে': 'e', 'ৈ': 'oi', 'ো': 'o', 'ৌ': 'ou' },
  }),
);
const [joiner, dot, shortened] = ['\u09cd', '\u09bc', '\u09af'];

/** A word of Bangla in the letters that are compared, one for each consonant. */
function inPlainLetters(word: string): string {
  let plain = '';
  for (let place = 0; place < word.length; place += 1) {
    const letter = word.charAt(place);
    const next = word.charAt(place + 1);
    const isDotted = next === dot;
    const consonant = consonants.get(letter);
    const vowel = vowels.get(letter);
    // A "য" that is joined to a consonant is a vowel: "প্যাশন". So is a dotted one: "রয়েল".
    if (letter === shortened && (isDotted || word.charAt(place - 1) === joiner)) plain += isDotted ? 'y' : '';
    else if (consonant) plain += isDotted && 'ডঢ'.includes(letter) ? 'r' : consonant;
    // "ঋ" and its sign.
    else if (letter === '\u098b' || letter === '\u09c3') plain += 'ri';
    else plain += vowel ?? '';
    const isBare = consonant !== undefined && !'ংৎ'.includes(letter);
    const after = isDotted ? word.charAt(place + 2) : next;
    if (isBare && letter !== shortened && consonants.has(after)) plain += '~';
    if (isBare && after === '' && letter !== shortened) plain += '~';
    if (isDotted) place += 1;
  }
  return plain.replaceAll('ng', 'n');
}

/** An English word, or one of Bangla in Latin letters, in the letters that are compared. */
function simplified(word: string): string {
  return word
    .replace(/^x(?=[aeiouy])/, 'z')
    .replace(/x+/g, 'ks')
    .replace(/t?ch/g, 'C')
    .replace(/s?sh|t(?=io)/g, 's')
    .replace(/s(?=ure)/g, 'j')
    .replace(/t(?=ur[aeioy])/g, 'C')
    .replace(/ck|q/g, 'k')
    .replace(/([kgtdbjrl])h/g, '$1')
    .replaceAll('ph', 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replaceAll('c', 'k')
    .replace(/d?g(?=[eiy])|z/g, 'j')
    .replaceAll('ng', 'n')
    .replaceAll('v', 'b')
    .replaceAll('w', 'u')
    .replace(/h$/, '')
    .toLowerCase();
}

/** Names of Latin letters in Bangla. */
const letterNames: readonly (readonly [name: string, letter: string])[] = Object.entries({
  ...{ এ: 'a', বি: 'b', সি: 'c', ডি: 'd', ই: 'e', এফ: 'f', জি: 'g', এইচ: 'h', আই: 'i', জে: 'j', কে: 'k' },
  ...{ এল: 'l', এম: 'm', এন: 'n', ও: 'o', পি: 'p', কিউ: 'q', আর: 'r', এস: 's', টি: 't', ইউ: 'u', ভি: 'v' },
  ...{ ডব্লিউ: 'w', ডাব্লিউ: 'w', ডব্লু: 'w', এক্স: 'x', ওয়াই: 'y', জেড: 'z', জেট: 'z', ইক্স: 'x', এইছ: 'h' },
})
  .map(([name, letter]) => [name.normalize('NFKC'), letter] as const)
  .sort((a, b) => b[0].length - a[0].length);
/** No name has more letters in a row that are read one by one. */
const mostLetters = 5;

/** The Latin letters whose names a word of Bangla consists of: "এইচএফ" gives hf; null for all other words. */
function lettersSpoken(word: string): string | null {
  let letters = '';
  let rest = word;
  while (rest !== '') {
    const spoken = letterNames.find(([name]) => rest.startsWith(name));
    if (!spoken || letters.length === mostLetters) return null;
    letters += spoken[1];
    rest = rest.slice(spoken[0].length);
  }
  return letters === '' ? null : letters;
}

/** Whether a word of a name may be read letter by letter: "CB", "RTR", "Neo". */
const maySpell = (word: string) => /^(?:[a-z]{1,3}|[b-df-hj-np-tv-z]{4})$/.test(word);

/**
 * How the words of a name sound together. Those that may be read letter by letter are, if `isSpelt`: a letter is
 * another sound than the consonant.
 */
export function soundOf(words: readonly string[], isSpelt: boolean): Sound {
  const heard: string[] = [];
  const around = [''];
  const add = (sound: string) => {
    // A doubled consonant is heard once.
    if (heard.at(-1) === sound && around.at(-1) === '' && /[a-z]/.test(sound)) return;
    heard.push(sound);
    around.push('');
  };
  for (const word of words) {
    const letters = !isSpelt ? null : isBangla(word) ? lettersSpoken(word) : maySpell(word) ? word : null;
    if (letters !== null) for (const letter of letters.toUpperCase()) add(letter);
    else if (/^\d/.test(word)) add(word);
    else
      for (const letter of isBangla(word) ? inPlainLetters(word) : simplified(word)) {
        if (/[aeiouy~]/.test(letter)) around[around.length - 1] += letter;
        else add(letter);
      }
  }
  return { heard, vowels: around };
}

/** For each vowel of Bangla the Latin ones that it may be written for. */
const writtenFor: Readonly<Record<string, string>> = { a: 'au', i: 'iey', u: 'uo', e: 'eai', o: 'ou' };
const bare = (slot: string) => slot.replace(/[~y]/g, '');

/** Whether vowels of Bangla sound like Latin ones before the same consonant. */
function fits(bangla: string, latin: string, before: string | undefined): boolean {
  const said = bare(bangla);
  if (before === 'r' && /^[aeo]?$/.test(said) && /^[aeou]*$/.test(latin)) return true;
  if (said === '') return latin === '' || (bangla === '' ? /^[eo]$/ : /^[aeou]+$/).test(latin);
  if (latin === '') return said === 'o';
  return [...said].some((vowel) => [...(writtenFor[vowel] ?? '')].some((other) => latin.includes(other)));
}

/** Which vowels of Latin letters people mix up: those of the front of the mouth, and the others. */
const mixed = (slot: string) => [
  ...new Set(
    slot
      .replace(/[aeo][iy]/g, 'e')
      .replace(/[iy]/g, 'e')
      .replace(/[ou]/g, 'a'),
  ),
];

/** Whether vowels of the same script sound alike. */
function isSame(a: string, b: string, inBangla: boolean): boolean {
  if (inBangla) return bare(a).replace(/^o$/, '') === bare(b).replace(/^o$/, '');
  return mixed(a).sort().join() === mixed(b).sort().join();
}

/**
 * How many vowels differ between two sounds with the same consonants. In Latin letters a final "a" may be left out, and an "e"
 * or "i" put before the first consonants.
 */
export function vowelsApart(
  typed: { sound: Sound; inBangla: boolean },
  name: { sound: Sound; inBangla: boolean },
): number {
  const last = typed.sound.vowels.length - 1;
  return typed.sound.vowels.filter((slot, place) => {
    const other = name.sound.vowels[place] ?? '';
    if (typed.inBangla === name.inBangla) {
      if (!typed.inBangla && place === last && /^[aeo]?$/.test(slot) && /^[aeo]?$/.test(other)) return false;
      return !isSame(slot, other, typed.inBangla);
    }
    const [bangla, latin] = typed.inBangla ? [slot, other] : [other, slot];
    if (place === 0 && latin === '' && /^[ei]?$/.test(bangla)) return false;
    return !fits(bangla, latin, typed.sound.heard[place]);
  }).length;
}
