/**
 * The language of what people wrote, as `lang` of its element: pages are in English, whose voices leave Bangla out or spell
 * it. Bangla voices read English words among it. Its figures and its sign of the taka are read in English, too. Other scripts serve several languages, and voices know them by themselves.
 */
export function languageOf(text: string): 'bn' | undefined {
  return /(?=[\p{L}\p{M}])\p{Script=Bengali}/u.test(text) ? 'bn' : undefined;
}
