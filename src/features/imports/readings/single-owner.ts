/** The words of adverts by which a motorcycle has had one owner only: "1st owner", "único dueño", "première main". */
import { normalForm } from '../../../kernel/normal-form.ts';

const start = String.raw`(?<![\p{L}\p{M}\p{N}.,/’'-])`;
const end = String.raw`(?![\p{L}\p{M}\p{N}])`;
const wordsOf = (parts: readonly string[]) => new RegExp(`${start}(?:${parts.join('|')})${end}`, 'giu');

/** Words for owners; a text without any is not looked at further. */
const ownerWord =
  /owner|mali[kc]|due[nñ]o|dono|propri|propiet|main|hand|besitz|eigena|właścic|vlasni|владел|хозя|omistaj|χ[εέ]ρι|ιδιοκτ|tangan|pemilik|sahib|đời|มือ|เจ้าของ|オーナー|মালিক|মালিকের|मालिक|ओनर|مالك|يد/iu;

const single = wordsOf([
  "(?:1st|first|single|one|1)[ -](?:owner|malik)(?! ?(?:['’]s?|name|naam|nam|sold|died|was|is|were|bought|before|details|number|phone))",
  '(?:[uú]nico|primer|1er|un(?: solo)?|1 solo|solo un) (?:due[nñ]o|propietario)|[uú]nic[oa] don[oa]|(?:primeiro|[uú]nico) (?:dono|propriet[aá]rio)|unico proprietario',
  '(?:premi[eè]re|1 ?[eè]re|1re) main|premier propri[eé]taire|(?:aus )?(?:erste[rn]?|1\\.) hand|erstbesitz(?:er)?|(?:eerste|1e) eigenaar',
  'pierwszy właściciel|prvi vlasnik|(?:первый|один|1) (?:владелец|хозяин)|(?:ensimmäinen|1\\.) omistaja|(?:πρ[ωώ]το|1ο) χ[εέ]ρι|(?:πρ[ωώ]τος|[εέ]νας) ιδιοκτ[ηή]της',
  '(?:tangan|pemilik) pertama|ilk sahibi(?:nden|yim)?|(?:1|một) đời chủ|(?:১ম|১|প্রথম|এক|1st) মালিক|(?:पहला|एक|1) मालिक|(?:सिंगल|फर्स्ट) ओनर',
  '[اأ]ول مالك|مالك واحد|يد [اأ]ول[ىي]',
]);

/** The same in scripts without spaces. */
const singleWithin = /มือเดียว|เจ้าของคนเดียว|ワンオーナー/u;

/** Of what the words before make something else: "not first owner", "bought from the first owner". */
const otherwise =
  /(?:not|no|non|pas|nicht|kein|nie|не|ليس|than|from|of|by|to|was|in|be|become|ser|être|del|du|dal|vom|od)(?: (?:the|a|an|el|la|le|l[’']|its|my|your))?[ -]$/iu;

/** More owners than one, whatever else the text says. */
const more = wordsOf([
  '(?:2nd|second|3rd|third|4th|fourth|two|three|four|[2-9])[ -](?:owners?|malik)|(?:segundo|2d[oa]|tercer|[2-9]) (?:due[nñ]os?|propietarios?|donos?)',
  '(?:deuxi[eè]me|seconde|2 ?[eè]me|troisi[eè]me) main|(?:zweite[rn]?|dritte[rn]?|[2-9]\\.) hand|[2-9]\\. omistaja|(?:δε[υύ]τερο|2ο) χ[εέ]ρι|drugi vlasnik|drugi właściciel',
  '(?:২য়|২য়|৩য়|৩য়|দ্বিতীয়|দ্বিতীয়|2nd|3rd) মালিক|(?:второй|два|третий|три) (?:владелец|владельца|хозяин|хозяина)|tangan kedua',
]);

/** Characters before a phrase that may change its meaning; none of the words is longer. */
const longestBefore = 20;
/** Characters of a text that are looked at: what is important stands at the beginning. */
const longest = 2_000;

/** Whether any of the texts says clearly that there has been one owner only, and none that there were more. */
export function saysSingleOwner(texts: readonly string[]): boolean {
  const said = texts
    .map((text) => text.slice(0, longest))
    .filter((text) => ownerWord.test(text))
    .map((text) => normalForm(text, 'NFC'));
  if (said.some((text) => text.search(more) >= 0)) return false;
  return said.some(
    (text) =>
      singleWithin.test(text) ||
      Array.from(text.matchAll(single)).some(
        ({ index }) => !otherwise.test(text.slice(Math.max(0, index - longestBefore), index)),
      ),
  );
}
