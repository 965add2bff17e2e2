/** Guesses the mapping of a file that nobody has described, from the words of its header. */
import { guessAbout } from '#messages/imports.ts';

import { currenciesIn, decideCurrency } from '../../kernel/currencies.ts';
import { headerKey } from './columns.ts';
import { type MappingFile, type Target, targets } from './contract.ts';
import { countryOf } from './currency.ts';

/**
 * Headers that mean a field, the surest first. Compared as whole headers, without units in brackets; a header may
 * stand for one field only. A bare "id" is none: it is often the row's number, and the same in the next file.
 */
const synonyms: Readonly<Partial<Record<Target, string>>> = {
  id: 'listing id, ad id, post id, url, link, ad url, listing url',
  name:
    'name, bike name, title, ad title, listing title, product name, motorcycle, bike, vehicle name, vehicle, ' +
    'model name, heading, নাম, বাইকের নাম, শিরোনাম',
  make: 'make, brand, brand name, manufacturer, company, marque, maker, make name, ব্র্যান্ড, কোম্পানি',
  model: 'model, bike model, model variant, variant, trim, trim edition, series, মডেল',
  price:
    'price, asking price, selling price, sale price, resale price, price amount, amount, ask, listed price, ' +
    'current price, used price, cost, value, দাম, মূল্য, বিক্রয় মূল্য',
  originalPrice:
    'original price, new price, showroom price, ex showroom price, on road price, market price, mrp, ' +
    'purchase price, buying price',
  year:
    'year, model year, year of manufacture, manufacture year, manufacturing year, mfg year, yom, ' +
    'registration year, reg year, year of registration, make year, bike year, year of use, built, ' +
    'production year, সাল, মডেল সাল',
  age: 'age, age years, years used, years of use, bike age, vehicle age, used for, বয়স',
  kilometres:
    'kms driven, km driven, kilometers driven, kilometres driven, kilometers run, kilometres run, km run, ' +
    'kms run, kilometers, kilometres, kilometer, kilometre, km, kms, odometer, odo, odometer reading, distance, ' +
    'distance driven, driven, run, mileage, miles, running, কিলোমিটার, কিমি, মাইলেজ',
  engine:
    'engine, engine cc, engine capacity, engine size, engine displacement, displacement, cc, capacity, ' +
    'cubic capacity, engine volume, ইঞ্জিন, সিসি, ইঞ্জিন ক্ষমতা',
  owners:
    'owners, owner, no of owners, number of owners, ownership, owner type, owner count, previous owners',
  place:
    'city, location, place, area, district, town, region, state, province, division, address, জেলা, শহর, এলাকা, ' +
    'ঠিকানা',
  country: 'country, দেশ',
  condition: 'condition, bike condition, vehicle condition, অবস্থা',
  currency: 'currency, currency code, price currency, মুদ্রা',
  description: 'description, details, ad description, remarks, notes, comment, comments, বিবরণ',
};

/** A header without its unit: "Mileage (km)" is "mileage", "price_bdt" is "price". */
function bareHeader(header: string): string {
  return headerKey(header)
    .replace(/[([{].*?[)\]}]/g, ' ')
    .replace(/[^\p{L}\p{M}\p{Nd}\s]/gu, ' ')
    .replace(/\s+(?:bdt|inr|lkr|npr|pkr|usd|eur|gbp|taka|tk|rs|in km|in kms|in cc|in miles)\s*$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a header such as "Price (BDT)", "price_inr" or "দাম (টাকা)" says of the currency; undefined when nothing or too much. */
function currencyOfHeader(header: string): string | undefined {
  return decideCurrency(currenciesIn(headerKey(header)) ?? [], []) ?? undefined;
}

/** The guess, in the form of a mapping file; null in `mapping` when name or price cannot be told from the header. */
export function guessMapping(
  header: readonly string[],
  delimiter: string,
  told?: string,
): MappingFile | null {
  const bare = header.map(bareHeader);
  const taken = new Set<number>();
  const found = new Map<Target, number>();
  for (const target of targets) {
    for (const word of (synonyms[target] ?? '').split(', ')) {
      const index = bare.findIndex((name, i) => name === word.normalize('NFKC') && !taken.has(i));
      if (index < 0) continue;
      found.set(target, index);
      taken.add(index);
      break;
    }
  }
  const hasName = found.has('name') || found.has('make') || found.has('model');
  const priceIndex = found.get('price');
  if (!hasName || priceIndex === undefined) return null;

  // Two columns of one name cannot be told apart by it; a position can.
  const column = (index: number) => {
    const name = header[index] ?? '';
    return header.filter((other) => headerKey(other) === headerKey(name)).length > 1 ? index + 1 : name;
  };
  const columns = Object.fromEntries([...found].map(([target, index]) => [target, column(index)]));
  const kilometresIndex = found.get('kilometres');
  const kilometresHeader = kilometresIndex === undefined ? '' : headerKey(header[kilometresIndex] ?? '');
  const currency = told ?? currencyOfHeader(header[priceIndex] ?? '');
  const country = currency === undefined || found.has('country') ? undefined : countryOf(currency);
  return {
    ...(country === undefined ? { about: guessAbout } : {}),
    file: { delimiter },
    ...(currency === undefined ? {} : { currency }),
    ...(country === undefined ? {} : { country }),
    columns: {
      ...columns,
      price: column(priceIndex),
      ...(kilometresIndex !== undefined && /\bmi(?:les?)?\b/.test(kilometresHeader)
        ? { kilometres: { column: column(kilometresIndex), unit: 'miles' } }
        : {}),
    },
  };
}
