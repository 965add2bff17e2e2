/** Recognises in search text that somebody wants to sell: "how to sell my bike", "bike bikri korbo". */

import { normalForm } from '../../../../kernel/normal-form.ts';

/** The code by which the page knows that it leads to selling. */
export const wishToSell = 'wish-to-sell';

const phrases = [
  "(?:(?:how|where) (?:to|do i|can i) |(?:i )?(?:want|wanna|would like|like|need)(?: to)? |can i |i(?: am|['’]?m) )?sell(?:ing)? (?:my|our|a|an|this|your)",
  '(?:(?:how|where) (?:to|do i|can i)|(?:i )?(?:want|would like|like|need) to|wanna) sell',
  '(?:bikri|bikroy|sell|sale) (?:korbo|korte(?: chai)?|dibo|dite chai)|bechbo|bechte chai',
  '(?:বিক্রি|বিক্রয়|সেল) (?:করব|করবো|করতে(?: চাই)?|দিব|দিবো|দেব|দিতে চাই)|বেচব|বেচবো|বেচতে চাই',
  'bechn[aie] hai|बेचन[ाीे] है',
  '(?:muốn|muon|cần) bán',
  '(?:mau|ingin|cara) (?:jual|menjual)',
  '(?:quiero |quero |c[oó]mo )?vender (?:a )?(?:mi|una|minha|uma)',
];
/** The same in two words; with any more of them it may be what an advertisement says. */
const wholes = [
  'sell (?:bike|motorbike|motorcycle|scooter)',
  '(?:my |amar |purano )?(?:bike|motorcycle|gari) (?:sell|bikri|bikroy)',
  '(?:আমার |পুরাতন |পুরানো )?(?:বাইক|মোটরসাইকেল|মটরসাইকেল|গাড়ি) (?:বিক্রি|বিক্রয়|সেল)',
];
const pattern = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(?:${phrases.join('|')})(?![\\p{L}\\p{M}])|^(?:${wholes.join('|')})$`.normalize(
    'NFKC',
  ),
  'giu',
);

/** Whether a text says that somebody wants to sell, and its other words. */
export function readSelling(words: string): { isSelling: boolean; rest: string } {
  const text = normalForm(words, 'NFKC').replace(/\s+/g, ' ').trim();
  const rest = text.replace(pattern, ' ');
  return rest === text ? { isSelling: false, rest: words } : { isSelling: true, rest: rest.trim() };
}
