/** What titles say that a motorcycle is exchanged for, or comes with. */
import { recogniseMake } from '../../catalogue/domain.ts';

const endOfWord = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** "Обмен Yamaha на самокат", "ruil tegen fiets", and words that mean nothing but an exchange. */
const exchanged =
  /((?<!\p{L})(?:обмен|обмін|меняю|міняю|swap|exchange|trade|(?:in)?ruil|tausch|cambi|permut|tro[cq]|scambi|[eé]chang|zamian|zamieni)\p{L}*(?![\p{L}\p{M}]).{0,60}?|(?=\s(?:tegen|gegen|contre|against)\s))\s(?:на|for|with|voor|por|com|con|pour|na|tegen|gegen|contre|against)\s.*$/iu;

/** A title without what the motorcycle is exchanged for. */
export const withoutExchange = (title: string): string => title.replace(exchanged, '$1');

const freeWords = [
  'gratis|gratuit(?:e?s?|[oaie])|gr[aá]tis|free|included|includes|incl|offert(?:e|es|s)?|omaggio|inclus[oaie]?|inclus(?:es)?',
  'compres[oaie]|regal(?:o|ad[oa]s?)|incluid[oa]s?|inclu[ií]d[oa]s?|brindes?|geschenkt|hediye(?:li)?|dodaję|в подарок|подарок|бесплатно',
  'tặng(?: kèm)?|miễn phí|libre|inbegrepen|cadeau|erbij|मुफ्त|फ्री|সহ|সহকারে|ফ্রি|ফ্রী|مجان[اًي]+|هدي[ةه]|مفت|แถม|ฟรี',
].join('|');
const freshWords = [
  'new|brand new|nieuwe?|neufs?|neuves?|nuov[aeio]|nuev[ao]s?|nov[ao]s?|neue?[rn]?|now[aey]|sıfır|yeni|новые|новая|новый|свежая|свежие|mới',
  'complete|complets?|compl[eè]tes?|complet[aeio]s?|complet[ao]s|compleet|vollständig|replaced|changed|upgraded|modified|جديد[ةه]?|ใหม่|ครบ',
].join('|');

/** Characters; none of the words is longer. */
const longestFree = 40;
const freeBefore = new RegExp(String.raw`(?<!\p{L})(?:${freeWords}) $`, 'iu');
const freeBehind = new RegExp(
  String.raw`^[\s:(-]+(?:${freeWords})${endOfWord}[^\p{L}\p{N}]*(?:$|[,.!;)|])`,
  'iu',
);

/** Whether what is named between these two parts of a title is given with what is named before: "Honda Cub fiets gratis". */
export function isGivenBeside(before: string, behind: string): boolean {
  const free = freeBefore.exec(before.slice(-longestFree))?.[0] ?? '';
  const named = before.slice(0, before.length - free.length);
  return /\p{L}/u.test(named) && (free !== '' || freeBehind.test(behind));
}

/** At most two words are between the extra and the word that says that it is one: "Casque AGV offert". */
const saidOf = (words: string) =>
  new RegExp(String.raw`^((?:[\s(]+[\p{L}\p{M}\p{N}.)]+){0,2}?)[\s:(-]+(?:${words})${endOfWord}`, 'iu');
const saidBy = {
  clothes: saidOf(`(?:in |de |com )?(?:${freeWords})`),
  part: saidOf(`(?:in |de |com )?(?:${freeWords}|${freshWords})`),
};
/** The same at the end of the word in scripts without spaces: "อะไหล่ครบ". */
const saidWithin = { clothes: /(?:แถม|ฟรี)$/u, part: /(?:แถม|ฟรี|ใหม่|ครบ)$/u };
/** "Pièces neuves pour Honda" are for sale. */
const forWhat =
  /^[^\p{L}\p{N}]*(?:for|per|pour|para|für|voor|de|del|della|di|van|von|do|для|на|от|к|için|cho|สำหรับ)(?![\p{L}\p{M}])/iu;

/** "Helmet, free delivery": that is free, and not the helmet. */
const delivery =
  /(?<!\p{L})(?:deliver|shipping|postage|livraison|spedizione|env[ií]o|entrega|frete|bezorg|verzend|lever|versand|liefer|доставк|wysyłk|kargo|giao hàng)|ส่ง/iu;

/**
 * Whether a title that begins with clothes or parts only says that they come with its motorcycle, whose make it names behind
 * them: "Casque offert - Yamaha MT07". Parts may also be new, or complete; new clothes are for sale.
 */
export function isExtraOf(behind: string, extra: string, kind: 'clothes' | 'part'): boolean {
  const said = saidBy[kind].exec(behind);
  const between = said?.[1] ?? '';
  if (!said && !saidWithin[kind].test(extra)) return false;
  const rest = behind.slice(said?.[0].length ?? 0);
  if (delivery.test(behind)) return false;
  return !forWhat.test(rest) && recogniseMake(between) === null && recogniseMake(rest) !== null;
}
