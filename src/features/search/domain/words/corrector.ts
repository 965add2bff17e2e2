/** Corrects typing slips in words that are close to a known word. */

/** How many slips lie between two words: a letter missing, added, wrong, or swapped with its neighbour. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? most + 1;
}

/** Shorter words have too many neighbours: the longer of the two words must have this many letters. */
const shortest = 5;
/** From this length on, two slips are corrected. */
const long = 7;
const mostRemembered = 5_000;

/** Common words that are close to a name but mean something else. */
const ownMeaning = new Set(
  (
    'price prices black blue white green clean clear brake brakes light lights paper papers front rear driver service ' +
    'tyre tyres seat chain metal steel alloy wheel wheels carbon cheap fresh owner owners first second third fourth ' +
    'india indian bangla desh urgent dealer fixed power silver golden matte matt under below above over since after ' +
    'before within between good great best like only with from near around cash kick start self disc digital single ' +
    'double dual channel year years month months model colour color registration number plate body tank engine ' +
    'latest newest newer cheapest cheaper lowest lower least expensive costly pricey dami beshi sosta shosta notun style styles stylish daylight mileage kilometer kilometre アメリカ'
  ).split(' '),
);

/** Whether a word has a meaning of its own, so that it is no misspelt name. */
export function meansItself(word: string): boolean {
  return ownMeaning.has(word);
}

/** Whether such a word begins with these letters. */
export function beginsItself(letters: string): boolean {
  return [...ownMeaning].some((word) => word.startsWith(letters));
}

/**
 * Creates a corrector into some of these words, usually all. It returns the word itself when it is known, or close to none of
 * them.
 */
export function correctorOf(
  known: ReadonlySet<string>,
  meant: ReadonlySet<string> = known,
): (word: string) => string {
  const byFirst = new Map<string, string[]>();
  for (const word of meant) {
    if (word.length < shortest || /\d/.test(word)) continue;
    const first = word.charAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), word]);
  }
  const remembered = new Map<string, string>();

  function correct(word: string): string {
    const most = word.length >= long ? 2 : 1;
    let best = word;
    let least = most + 1;
    for (const candidate of byFirst.get(word.charAt(0)) ?? []) {
      const cost = distance(word, candidate, Math.min(most, least - 1));
      if (cost < least) {
        best = candidate;
        least = cost;
      }
    }
    return best;
  }

  return (word) => {
    if (
      word.length < shortest - 1 ||
      word.length > 40 ||
      /\d/.test(word) ||
      known.has(word) ||
      ownMeaning.has(word)
    )
      return word;
    let corrected = remembered.get(word);
    if (corrected === undefined) {
      // An endless variety of words must not fill the memory.
      if (remembered.size >= mostRemembered) remembered.clear();
      corrected = correct(word);
      remembered.set(word, corrected);
    }
    return corrected;
  };
}
