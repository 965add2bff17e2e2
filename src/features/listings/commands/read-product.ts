/** Reads what a seller typed, when publishing and when changing a listing. */
import * as words from '#messages/listings.ts';
import { byName } from '../../../kernel/by-name.ts';
import { currenciesIn, decideCurrency } from '../../../kernel/currencies.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Price } from '../../../kernel/prices.ts';
import { checkFields, type Rule } from '../../../kernel/rules.ts';
import { listingRules } from '../domain.ts';

/**
 * The amounts of both prices, and their currency (null: the garage's own). A price whose currency is unclear,
 * as with rupees of an unknown country or two currencies at once, keeps its words and has no amount; the same
 * for an original price in another currency than the price.
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

/** A refusal of fields that the schema should have refused. */
export function refused<Field extends keyof typeof listingRules>(
  values: Readonly<Partial<Record<Field, string>>>,
  ...names: Field[]
): AppError {
  const rules: Record<Field, Rule> = byName(names, (name) => listingRules[name]);
  const fields = checkFields<Field>(rules, values);
  return new AppError(422, 'validation-failed', fields[0]?.detail ?? words.formRefused, fields);
}

/** A refusal of one field. */
export function fieldError(field: string, code: string, detail: string): AppError {
  return new AppError(422, 'validation-failed', detail, [{ field, code, detail }]);
}
