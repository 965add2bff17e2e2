/** Languages by their letters in a text that was read in the Western encoding. */
const accented = /(?!\p{ASCII})\p{Script=Latin}/gu;
/** č, ć and đ in the Western encoding; š and ž are the same bytes in both. */
const misreadSlavic = /^[èÈæÆðÐ]$/;
const sharedSlavic = /^[šŠžŽ]$/;
/** The rest are names and words of other languages. */
const leastSlavic = 0.9;

/**
 * Whether a text read as Western is rather one of Serbia, Croatia or Slovenia, where known words are the same in both
 * encodings: nobody else writes è, æ or ð beside š and ž, and hardly any other accent: "Èaèak" is Čačak.
 */
export function isSouthSlavic(western: string): boolean {
  const letters = western.match(accented) ?? [];
  const misread = letters.filter((letter) => misreadSlavic.test(letter)).length;
  const shared = letters.filter((letter) => sharedSlavic.test(letter)).length;
  return misread > 0 && shared > 0 && misread + shared >= letters.length * leastSlavic;
}

/** The letters of Lithuania and Latvia in the Western encoding: "Bûklë" is Būklė, "Þigulis" Žigulis. */
const misreadBaltic = /^[àèæëáðøûþâçìíîïòÀÈÆËÁÐØÛÞÂÇÌÍÎÏÒ]$/;

/** Whether a text read as Western is rather one of the Baltic: nobody else writes ð or þ beside û, ë or ç. */
export function isBaltic(western: string): boolean {
  const letters = western.match(accented) ?? [];
  const misread = letters.filter((letter) => misreadBaltic.test(letter)).length;
  const isAny = (those: RegExp) => letters.some((letter) => those.test(letter));
  return isAny(/[ðþ]/i) && isAny(/[ûëçâî]/i) && misread >= letters.length * leastSlavic;
}
