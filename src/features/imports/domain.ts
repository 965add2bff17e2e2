/** Converts a row of an export to a listing of the garage, or to the reason why it is refused. */
import * as words from '#messages/imports.ts';
import * as listingWords from '#messages/listings.ts';
import { coloursIn } from '../../kernel/colours.ts';
import { yearOf } from '../../kernel/dates.ts';
import { besideFigure, formatAmount } from '../../kernel/money.ts';
import { type ArtworkKind, artworkUrl, pickPaint } from '../artwork/domain.ts';
import type { CategoryId } from '../catalogue/domain.ts';
import type { Registration } from '../listings/domain/papers.ts';
import { type Condition, conditions, listingLimits } from '../listings/domain.ts';
import { bikeOfRow } from './domain/bike-of-row.ts';
import { refuseLeftOut } from './domain/left-out.ts';
import { nameOfRow, namesMotorcycle, unshouted } from './domain/name-of-row.ts';
import { type OptionalCell, optionalCells, understood } from './domain/optional-facts.ts';
import { countryOfRow, townOfRow } from './domain/place-of-row.ts';
import { originalAmountOfRow, priceOfRow } from './domain/price-of-row.ts';
import { yearOfRow } from './domain/year-of-row.ts';
import { readCondition, saysUsed } from './readings/condition.ts';
import { readPosted } from './readings/posted.ts';
import { unreadable } from './readings/reading.ts';
import { readSeller } from './readings/seller.ts';
import {
  kilometresOfRow,
  known,
  ownersOfRow,
  papersOfRow,
  type Refusal,
  RefusedRow,
  type RowContext,
  variantOfRow,
  withVariant,
} from './row-facts.ts';

/** An imported row's motorcycle, ready to be stored; the store adds id, key and time. */
export interface ImportedListing {
  seller_name: string;
  email: string;
  mobile: string;
  category_id: CategoryId;
  name: string;
  image: string;
  price: string;
  price_amount: number;
  original_price: string;
  original_price_amount: number | null;
  /** ISO code; null for the garage's own. */
  currency: string | null;
  location: string;
  /** Empty where neither row nor mapping has one. */
  country: string;
  year_of_use: string;
  /** Null where the row has none. */
  condition: Condition | null;
  description: string;
  make: string | null;
  model: string | null;
  year: number | null;
  mileage_km: number | null;
  engine_cc: number | null;
  owners: number | null;
  registration: Registration | null;
  /** As "2027-12-31". */
  tax_until: string | null;
  receipt: boolean | null;
  kind: ArtworkKind;
}

/** This domain receives no mail, by definition (RFC 2606). */
const nobody = 'imported@example.invalid';
/** Characters. */
const longestColour = 60;
/** Characters; the longest name of a country has 56. */
const longestCountry = 60;

/** Cuts a text to a length, never within a character. */
function cut(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
}

/** A price as text, with any currency except the garage's own, for readers of the text alone. */
function priceText(amount: number, currency: string | null): string {
  if (currency === null) return formatAmount(amount);
  // As people type it, with a plain space.
  return formatAmount(amount, { currency, sign: 'clear' }).replace(besideFigure, ' ');
}

const endsSentence = /[\p{Sentence_Terminal}…:;,]$/u;

/** A description with the colour, also in English where that is another word: "Colour: Rot (red)". */
function withColour(description: string, colour: string | null): string {
  if (colour === null) return cut(description, listingLimits.description);
  const other = coloursIn(colour).filter((name) => !colour.toLowerCase().includes(name));
  const line = words.colour(cut(colour, longestColour), other);
  if (description === '') return line;
  // Cards show both on one line.
  const stop = endsSentence.test(description.trimEnd()) ? '' : '.';
  const told = `${stop}\n${line}`;
  return cut(description, listingLimits.description - told.length) + told;
}

interface Built {
  listing: ImportedListing;
  mended: boolean;
  /**
   * The day from which the row says that its motorcycle was offered; null where it has none. An update does
   * not change it.
   */
  posted: Date | null;
  /** The cells of optional facts; the facts of those that could not be understood are left out. */
  optional: readonly OptionalCell[];
}

function build(row: readonly string[], context: RowContext): Built {
  const { reader, mapping } = context;
  refuseLeftOut(row, context);
  const { bike, mended, engine } = bikeOfRow(row, context);
  const title = reader.cell(row, 'name');
  const model = reader.cell(row, 'model');
  const variant = variantOfRow(row, context);
  const modelWith = (variant: string | null) => (model === null ? null : withVariant(model, variant));
  const modelText = modelWith(variant);
  const isNamed = title === null || modelText === null || namesMotorcycle(title, modelText, bike);
  const nameWith = (variant: string | null) => {
    const named = isNamed && title !== null ? withVariant(title, variant) : null;
    return nameOfRow(named ?? (variant === null ? null : modelWith(variant)), modelWith(variant), bike);
  };
  const whole = nameWith(variant);
  // A variant is worth less than the motorcycle.
  const name = whole.length > listingLimits.name ? nameWith(null) : whole;
  if (name.length > listingLimits.name)
    throw new RefusedRow('text-too-long', `name, ${name.length} characters`);

  const { amount, currency: code } = priceOfRow(row, context, bike);
  const currency = code === context.ownCurrency ? null : code;
  const originalAmount = originalAmountOfRow(row, context, code);
  const year = yearOfRow(row, context);
  const age = year === null ? null : Math.max(0, yearOf(context.asOf) - year);
  const kilometres = kilometresOfRow(row, age, context);
  const owners = ownersOfRow(row, context);
  const papers = papersOfRow(row, context);

  const country = countryOfRow(row, context);
  if (country.length > longestCountry)
    throw new RefusedRow('text-too-long', `country, ${country.length} characters`);
  const town = townOfRow(row, context);
  const place = town ?? (country === '' ? listingWords.placeUnknown : country);
  if (place.length > listingLimits.location)
    throw new RefusedRow('text-too-long', `place, ${place.length} characters`);
  const conditionText = reader.cell(row, 'condition');
  const condition =
    known(conditions, conditionText) ?? (conditionText === null ? null : readCondition(conditionText));
  const description = reader.cell(row, 'description');
  const written = isNamed ? description : [unshouted(title), description].filter(Boolean).join('\n');
  const sellerText = reader.cell(row, 'seller');
  const named = sellerText === null ? null : readSeller(sellerText);
  const seller = named ?? mapping.seller ?? words.importedSeller;

  const postedText = reader.cell(row, 'posted');
  const order = mapping.columns.posted?.order ?? 'day-first';
  const posted = postedText === null ? null : readPosted(postedText, order, context.now, context.asOf);
  const saysOnlyUsed = conditionText !== null && condition === null && saysUsed(conditionText);
  const optional = optionalCells(row, context, {
    // Null where the cell says that there is none: "45 kmpl" is no distance, and nobody has owned a new one.
    kilometres,
    engine,
    owners,
    // Null where the cell could not be understood.
    condition: saysOnlyUsed ? null : (condition ?? unreadable),
    posted: posted ?? unreadable,
    originalPrice: originalAmount ?? unreadable,
    registration: papers.registration ?? unreadable,
    taxUntil: papers.taxUntil ?? unreadable,
    receipt: papers.receipt ?? unreadable,
  });
  return {
    mended,
    posted,
    optional,
    listing: {
      seller_name: cut(seller, listingLimits.sellerName),
      email: nobody,
      mobile: '',
      category_id: bike.category,
      name,
      image: artworkUrl(bike.kind, pickPaint(row.join('\n'))),
      price: priceText(amount, currency),
      price_amount: amount,
      original_price: originalAmount === null ? '' : priceText(originalAmount, currency),
      original_price_amount: originalAmount,
      currency,
      location: place,
      country,
      year_of_use: year === null ? words.yearUnknown : String(year),
      condition,
      // The page shows the numbers as facts; repeated in the description they would only be found as texts.
      description: withColour(written ?? '', reader.cell(row, 'colour')),
      make: bike.make,
      model: bike.model,
      year,
      mileage_km: understood(kilometres),
      engine_cc: bike.engineCc,
      owners: understood(owners),
      registration: papers.registration,
      tax_until: papers.taxUntil,
      receipt: papers.receipt,
      kind: bike.kind,
    },
  };
}

/**
 * Makes a listing from a row, or returns why it is refused. `mended`: the engine size came from the name
 * because the row's own was not possible.
 */
export function listingOf(row: readonly string[], context: RowContext): Built | { refusal: Refusal } {
  try {
    return build(row, context);
  } catch (error) {
    if (error instanceof RefusedRow) return { refusal: error.refusal };
    throw error;
  }
}
