/** Lines below a list with its totals, as spreadsheets have them. */

const words =
  /^(?:grand ?)?(?:total(?:e[ns]?|i|s)?|sub-?total|sum|summe|gesamt(?:summe)?|somme|suma|razem|toplam|tổng(?: cộng)?|jumlah|итого|всего|разом|जम्मा|कुल|মোট|সর্বমোট|รวม(?:ทั้งหมด)?|合計|総計|合计|总计|합계|المجموع|الإجمالي)(?![\p{L}\p{M}])/iu;

/**
 * The word with which a line of totals begins; null for any other row. A motorcycle's row fills more than
 * half of the columns of its list, or has no such word; a cell with nothing but the word is never one of a motorcycle.
 */
export function totalsOf(row: readonly string[]): string | null {
  const said = row.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [first = ''] = said;
  const [word = ''] = words.exec(first) ?? [];
  const isAlone = word.length === first.replace(/[\s:：.]+$/, '').length;
  const most = isAlone ? row.length - 1 : row.length / 2;
  return word !== '' && said.length <= most ? first : null;
}
