/** Titles whose only word in capitals says that the motorcycle is sold: "SOLD Honda CBR600RR", "Honda CB 500 VENDUTO". */
import { saysSold } from './availability.ts';

/** Words of the longest of such phrases: "SOLD OUT", "SUDAH TERJUAL". */
const mostWords = 2;
/** Also a name, without the ring of the Swedish "såld". */
const names = /^salt$/i;
/** "SOLD AS IS", "SOLD WITH papers", "VENDU en l'état": about the sale of what is for sale. */
const aboutSale =
  /^(?:as|by|with|without|in|only|separately|from|direct|for|to|at|spares|mot|cheap|por|par|von|da|de|com|con|mit|avec|als|ohne|en|dans|sans|wird|werden)$/i;
/** "NOT SOLD", "most SOLD", "will be SOLD", "zu VERKAUFT" of who meant "zu verkaufen". */
const denied =
  /^(?:not|never|be|being|is|most|best|top|if|until|till|when|of|ever|few|officially|quickly|non|no|não|nao|nicht|wird|werden|wordt|zu|pas|plus|est|être|mas|más|mais|più|piu|ej|ikke|inte|ei|nie|nem|nu)$/i;
/** "Only 3 SOLD", "one of 500 SOLD": how many were sold new. A model has more digits, or a title of it is read before. */
const counted = /(?:^|\s)(?:\d{1,2}|(?:of|only|just|nur)\s\d+)$/i;

const isShouted = (word: string) => /\p{Lu}/u.test(word) && word === word.toUpperCase();
/** Makes and models are often in capitals themselves, if they are short or have figures: "KTM 300 EXC". */
const isShoutedWord = (word: string) => isShouted(word) && /^\p{L}{4,}$/u.test(word);

/** The phrase, if it says so in capitals among words that are not; `rest` is what else the title says. */
function soldBeside(phrase: readonly string[], rest: readonly string[]): string | null {
  const said = phrase.join(' ');
  if (phrase.length === 0 || rest.length === 0 || !phrase.every(isShouted)) return null;
  if (names.test(said) || !saysSold(said)) return null;
  const isDoubled = rest[0] === phrase[0] || rest.at(-1) === phrase[0];
  return isDoubled || !rest.some(isShoutedWord) ? said : null;
}

/** The word at the beginning or end of a title that says in capitals that its motorcycle is sold; null where none does. */
export function soldInCapitals(title: string): string | null {
  const words = title.trim().split(/\s+/);
  for (let length = mostWords; length > 0; length -= 1) {
    const next = words[length] ?? '';
    const atStart = aboutSale.test(next) ? null : soldBeside(words.slice(0, length), words.slice(length));
    const before = words.at(-length - 1) ?? '';
    const isCounted = counted.test(words.slice(0, -length).join(' '));
    const isDenied = isCounted || denied.test(before) || aboutSale.test(before);
    const atEnd = isDenied ? null : soldBeside(words.slice(-length), words.slice(0, -length));
    const said = atStart ?? atEnd;
    if (said !== null) return said;
  }
  return null;
}
