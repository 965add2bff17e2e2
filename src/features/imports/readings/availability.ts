/** Reads whether a motorcycle is still for sale, in the words of many lists. */
import { folded } from './folded.ts';

export const availabilities = ['for-sale', 'sold', 'ended'] as const;
type Availability = (typeof availabilities)[number];

/** Without marks. No other case of the Turkish İ is an i. */
const plain = (text: string) =>
  folded(text.replaceAll('İ', 'i'))
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim();

const wordsIn = (lists: readonly string[]) => lists.flatMap((list) => list.split(', ')).map(plain);

const soldWords = wordsIn([
  'sold, sold out, already sold, out of stock, বিক্রি হয়েছে, বিক্রি হয়ে গেছে, বিক্রিত, বিক্রীত, bikri hoye geche, बिक गया, बिक गई, बिक चुका, बिक चुकी, बेचा गया, बिक्री भयो, बिक्री भइसक्यो',
  'verkauft, verkocht, uitverkocht, vendido, vendida, vendu, vendue, venduto, venduta, såld, sålt, solgt, myyty, sprzedany, sprzedane, sprzedana, sprzedano',
  'продан, продана, продано, продані, prodáno, prodaný, predané, prodano, prodato, prodata, prodat, prodan, prodana, eladva, elkelt, vândut, vândută, πωληθηκε, πουλήθηκε, πουληθηκε',
  'satıldı, satılmış, terjual, sudah terjual, laku, sudah laku, telah dijual, đã bán, ขายแล้ว, 売約済, 売約済み, 売却済, 売却済み, 成約済, 成約済み, 已售, 已售出, 已卖, 판매완료, 거래완료, 판매 완료, 거래 완료',
  'sold na, may bumili na, مباع, مباعه, تم البيع, تم بيعها, بيعت, فروخت شدہ, فروخت ہو گئی, فروخت ہوگئی, فروخته شد, فروخته شده, imeuzwa, nabenta na, נמכר, נמכרה, លក់ហើយ, លក់ដាច់ហើយ, លក់រួចហើយ',
]);

const endedWords = wordsIn([
  'not available, unavailable, no longer available, inactive, expired, ad expired, advert expired, listing expired, ended, closed, withdrawn, removed, deleted, archived, delisted, deactivated',
  'nicht verfügbar, nicht mehr verfügbar, inaktiv, abgelaufen, beendet, gelöscht, archiviert, deaktiviert, niet beschikbaar, verlopen, verwijderd',
  'no disponible, inactivo, inactiva, caducado, vencido, finalizado, eliminado, retirado, indisponível, não disponível, inativo, inativa, expirado, encerrado, removido, arquivado',
  'indisponible, non disponible, inactif, inactive, expiré, expirée, terminé, supprimé, retiré, non disponibile, inattivo, inattiva, scaduto, scaduta, ritirato, ritirata, archiviato, rimosso',
  'nieaktywne, nieaktywny, zakończone, niedostępny, niedostępne, usunięte, wygasło, не активен, неактивно, недоступен, снято с продажи, снят с продажи, в архиве, архив',
  'pasif, yayında değil, süresi doldu, kaldırıldı, tidak aktif, tidak tersedia, kedaluwarsa, hết hạn, hết hàng, ngừng bán, غير متاح, غير متاحه, غير متوفر, منتهي, 下架, 已下架, 掲載終了',
]);

const forSaleWords = wordsIn([
  'available, for sale, on sale, in stock, active, live, published, unsold, not sold, reserved, on hold, আছে, বিক্রি হয়নি, বিক্রির জন্য, उपलब्ध, बिक्री के लिए',
  'verfügbar, zu verkaufen, aktiv, vorrätig, lagernd, reserviert, beschikbaar, te koop, actief, disponible, en venta, activo, activa, publicado, reservado',
  'disponível, à venda, ativo, ativa, publicado, à vendre, en vente, actif, réservé, disponibile, in vendita, attivo, attiva, pubblicato',
  'til salgs, till salu, til salg, myynnissä, aktywne, aktywny, dostępny, dostępne, активен, активно, в продаже, продается, в наличии, доступен',
  'satılık, yayında, aktif, tersedia, dijual, còn hàng, đang bán, còn, พร้อมขาย, 販売中, 在庫あり, 在售, 판매중, متاح, متاحه, متوفر, للبيع, نشط, inapatikana',
]);

const sold = new Set(soldWords);
const ended = new Set(endedWords);
const forSale = new Set(forSaleWords);
/** "Sold on 12/05/2026", "SOLD - thanks"; but "sold as seen" and "sold by the owner" are about what is for sale. */
const soldAndMore = new RegExp(
  `^(?:${soldWords.join('|')})(?= (?!(?:as|by|with|without|in|only|separately|from|direct|por|par|von|da|com|con|mit|avec)(?: |$)))`,
  'u',
);

const soldHeaders = new Set([
  ...soldWords,
  ...['is sold', 'issold', 'sold status', 'sold date', 'date sold', 'sold on', 'sold at', 'বিক্রি'].map(plain),
]);
/** Others of what is over are rather about papers: "Expired". */
const endedHeaders = new Set([
  ...['closed', 'is closed', 'isclosed', 'archived', 'is archived', 'isarchived'],
  ...['deleted', 'is deleted', 'isdeleted'],
]);
const forSaleHeaders = new Set([
  ...forSaleWords,
  ...['is available', 'isavailable', 'is active', 'isactive', 'availability', 'stock', 'qty', 'quantity'].map(
    plain,
  ),
]);
const yes = new Set(
  wordsIn(['yes, y, true, 1, হ্যাঁ, हाँ, ja, j, si, oui, sim, tak, да, ya, evet, có, نعم, ndiyo, x']),
);
const no = new Set(
  wordsIn([
    'no, n, false, 0, না, नहीं, nein, nee, non, não, nie, нет, tidak, hayır, không, لا, hapana, nej, ei',
  ]),
);

/** Whether a text says by itself that its motorcycle is sold. */
export function saysSold(text: string): boolean {
  return sold.has(plain(text));
}

/** Words that nobody writes of what is still for sale, whatever stands before them. */
const surelySold = wordsIn([
  'ขายแล้ว, đã bán, satıldı, 売約済, 売約済み, 売却済, 売却済み, 成約済, 成約済み, 已售, 已售出, 판매완료, 거래완료',
  'বিক্রি হয়েছে, বিক্রি হয়ে গেছে, बिक गया, बिक गई, تم البيع, فروخت ہو گئی, فروخت ہوگئی, លក់ហើយ, លក់ដាច់ហើយ, លក់រួចហើយ',
]).join('|');
const anySold = soldWords.join('|');
const end = String.raw`[^\p{L}\p{M}\p{Nd}]*$`;
/**
 * Set apart from the rest, or behind the figure of a model: "the most sold", "for sold", "only 3 sold" and "not yet sold" are
 * said of what is for sale.
 */
const soldInTitles = [
  `^[^\\p{L}\\p{M}\\p{Nd}]*(${anySold})(?: ?[!\\])}*:|–—-]|$)`,
  `[!\\[({*:|–—-] ?(${anySold})${end}`,
  `(?<!\\b(?:of|only|just|nur) \\p{Nd}{1,5})(?<=\\p{Nd}) (${anySold})${end}`,
  `(?<=[^\\p{L}\\p{M}\\p{Nd}])(${surelySold})${end}`,
].map((source) => new RegExp(source, 'u'));

/** The word at the beginning or end of a title that says that its motorcycle is sold: "[SOLD] Honda CB", "MT-07 sprzedany". */
export function soldInTitle(title: string): string | null {
  const said = folded(title.replaceAll('İ', 'i'));
  for (const pattern of soldInTitles) {
    const word = pattern.exec(said)?.[1];
    if (word !== undefined) return word;
  }
  return null;
}

/**
 * Reads "Sold", "Venduto", "sold on 12 May", "no" below "Available" and "yes" below "Closed"; null where it says nothing of the kind. What is only
 * reserved is still for sale.
 */
export function readAvailability(text: string, header: string): Availability | null {
  const said = plain(text);
  if (sold.has(said) || soldAndMore.test(said)) return 'sold';
  if (ended.has(said)) return 'ended';
  if (forSale.has(said)) return 'for-sale';
  const above = plain(header);
  const isYes = yes.has(said);
  const isNo = no.has(said);
  if (soldHeaders.has(above)) {
    if (isNo) return 'for-sale';
    // The day on which it was sold.
    return isYes || /\p{Nd}{2}/u.test(said) ? 'sold' : null;
  }
  const saysEnded = endedHeaders.has(above);
  if ((!saysEnded && !forSaleHeaders.has(above)) || isYes === isNo) return null;
  return isYes === saysEnded ? 'ended' : 'for-sale';
}
