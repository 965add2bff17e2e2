/** Titles that say first that their motorcycle is for sale. */

/** Words by which a title offers its motorcycle, in many languages. */
const offering =
  /^(?:(?:cần )?bán(?: (?:gấp|nhanh|xe|lại))?|vendo|vendesi|vends|vend|se vende|verkaufe|te koop:?|продам|продаю|продается|продаётся|sprzedam|dijual|jual|for sale:?|selling|ขาย)(?: +|(?<=ขาย))(?=\S)/iu;

/** A title without such words, in whose place the make is put: "Vendo MT-07" becomes "Yamaha MT-07". */
export const withoutOffer = (title: string): string => title.replace(offering, '');
