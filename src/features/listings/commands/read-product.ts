/** How what a seller typed is read, for those who publish and for those who change a listing. */
import * as words from '#messages/listings.ts';
import { currenciesIn, decideCurrency } from '../../../kernel/currencies.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Price } from '../../../kernel/prices.ts';
import { checkFields, type Rule } from '../../../kernel/rules.ts';
import { listingRules } from '../domain.ts';

/**
 * The amounts of both prices, and their currency (null: the garage's own). A price in rupees of nobody knows whom, or
 * in two currencies at once, keeps its words and has no amount; so has an original price in another one than the price.
 */
export function inOneCurrency(price: Price, originalPrice: Price, own: string) {
  const currencyOf = ({ text }: Price, unsaid: string | null) => {
    const codes = currenciesIn(text);
    return codes === null ? unsaid : decideCurrency(codes, [own]);
  };
  const currency = currencyOf(price, own);
  const isClear = currency !== null;
  const isSame = isClear && currencyOf(originalPrice, currency) === currency;
  return {
    currency: currency === own ? null : currency,
    amount: isClear ? price.amount : null,
    originalAmount: isSame ? originalPrice.amount : null,
  };
}

/** What is wrong with some fields that the schema should have refused. */
export function refused<Field extends keyof typeof listingRules>(
  values: Readonly<Partial<Record<Field, string>>>,
  ...names: Field[]
): AppError {
  const rules = Object.fromEntries(names.map((name) => [name, listingRules[name]])) as Record<Field, Rule>;
  const fields = checkFields<Field>(rules, values);
  return new AppError(422, 'validation-failed', fields[0]?.detail ?? words.formRefused, fields);
}

/** One field that cannot be taken. */
export function fieldError(field: string, code: string, detail: string): AppError {
  return new AppError(422, 'validation-failed', detail, [{ field, code, detail }]);
}
