/** Reads what a seller typed, when publishing and when changing a listing. */
import type { Updateable } from 'kysely';
import * as words from '#messages/listings.ts';
import { byName } from '../../../kernel/by-name.ts';
import { currenciesIn, decideCurrency } from '../../../kernel/currencies.ts';
import { AppError, fieldError } from '../../../kernel/errors.ts';
import { marketOf } from '../../../kernel/markets.ts';
import type { Price } from '../../../kernel/prices.ts';
import { checkFields, type Rule } from '../../../kernel/rules.ts';
import { breaksForeignKey, type Database } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { carIn } from '../../catalogue/cars.ts';
import { recogniseBike } from '../../catalogue/domain.ts';
import { photoIdOf } from '../../photos/domain.ts';
import type { ProductChanges } from '../contract.ts';
import { findCategory } from '../data.ts';
import { type Fact, factFields } from '../domain/editing.ts';
import { type ListingField, listingRules } from '../domain/rules.ts';

/** The currency of a listing's prices until now. */
export interface FormerCurrency {
  code: string;
  /** Whether the price named it. Otherwise it is what figures without a sign mean there, even if the garage has another now. */
  isSaid: boolean;
}

/**
 * The amounts of both prices, and their currency (null: the garage's own). A price whose currency is unclear,
 * as with rupees of an unknown country or two currencies at once, keeps its words and has no amount; the same
 * for an original price in another currency than the price. `former` is that of a listing that is changed.
 */
export function inOneCurrency(
  price: Price,
  originalPrice: Price,
  own: string,
  former: FormerCurrency = { code: own, isSaid: false },
) {
  const currencyOf = ({ text }: Price, unsaid: string | null) => {
    const codes = currenciesIn(text);
    return codes === null ? unsaid : decideCurrency(codes, [former.code, own]);
  };
  // Whoever takes the sign off a price means what figures mean in this garage.
  const currency = currencyOf(price, former.isSaid ? own : former.code);
  const isClear = currency !== null;
  const isSame = isClear && currencyOf(originalPrice, currency) === currency;
  return {
    currency: currency === own ? null : currency,
    amount: isClear ? price.amount : null,
    originalAmount: isSame ? originalPrice.amount : null,
  };
}

type Columns = Updateable<Tables['listings']>;

const factColumn = {
  mileage: 'mileage_km',
  owners: 'owners',
  registration: 'registration',
  taxUntil: 'tax_until',
  receipt: 'receipt',
} as const satisfies Record<Fact, keyof Columns>;

/** The columns of those facts that are given. An empty text says nothing. */
export function factColumns(said: Pick<ProductChanges, Fact>): Pick<Columns, (typeof factColumn)[Fact]> {
  const given = factFields.filter((field) => said[field] !== undefined);
  return Object.fromEntries(
    given.map((field) => [factColumn[field], said[field] === '' ? null : said[field]]),
  );
}

/** A refusal of fields that the schema should have refused. */
export function refused<Field extends ListingField>(
  values: Readonly<Partial<Record<Field, string>>>,
  ownCurrency: string,
  ...names: Field[]
): AppError {
  const all = listingRules(marketOf(ownCurrency));
  const rules: Record<Field, Rule> = byName(names, (name) => all[name]);
  const fields = checkFields<Field>(rules, values);
  return new AppError(422, 'validation-failed', fields[0]?.detail ?? words.formRefused, fields);
}

const categoryUnknown = () => fieldError('category', 'category-unknown', words.categoryUnknown);

/**
 * The id of the category that a seller names or, where they name none, of the one that their motorcycle is of. Throws 422
 * where the garage has no such category.
 */
export async function categoryIdOf(
  database: Database,
  named: string,
  bike: Pick<ReturnType<typeof recogniseBike>, 'category'>,
): Promise<string> {
  const category = await findCategory(database, named.trim() || bike.category);
  if (!category) throw categoryUnknown();
  return category._id;
}

/** Refuses a listing whose category the garage has given up after it was found; throws every other error on. */
export function refuseGoneCategory(error: unknown): never {
  throw breaksForeignKey(error, 'listings_category_id_fkey') ? categoryUnknown() : error;
}

/** The motorcycle that a name means; a car is refused. */
export function bikeNamed(name: string): ReturnType<typeof recogniseBike> {
  const bike = recogniseBike(name);
  if (carIn({ make: null, model: null, name, engineCc: bike.engineCc }) !== null)
    throw fieldError('name', 'name-of-a-car', words.nameOfCar);
  return bike;
}

/** The ids of photos by their addresses, each once. */
export function photoIds(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => photoIdOf(address) ?? []))];
}
