/** What a motorcycle costs in each currency, measured by a plain new commuter. Only servers need the table. */
import { highestPrice } from './money.ts';

/**
 * The approximate price of a plain new 100 cc commuter, in the currencies of the region and some others.
 * Prices are judged as multiples of it, so one scale serves all; a fifth more or less makes no difference.
 */
const commuterPrice: Readonly<Record<string, number>> = {
  BDT: 110_000,
  INR: 60_000,
  LKR: 450_000,
  NPR: 200_000,
  PKR: 150_000,
  BTN: 60_000,
  MVR: 25_000,
  MMK: 2_500_000,
  IDR: 16_000_000,
  THB: 40_000,
  VND: 20_000_000,
  PHP: 60_000,
  MYR: 5_000,
  IRR: 700_000_000,
  AED: 5_000,
  SAR: 5_000,
  KWD: 400,
  BHD: 450,
  OMR: 500,
  JOD: 900,
  IQD: 1_500_000,
  TND: 4_000,
  LYD: 6_000,
  MAD: 9_000,
  KES: 120_000,
  NGN: 900_000,
  COP: 6_000_000,
  ARS: 1_200_000,
  RUB: 120_000,
  RSD: 150_000,
  KHR: 6_000_000,
  BRL: 12_000,
  MXN: 22_000,
  ZAR: 18_000,
  USD: 1_500,
  EUR: 1_500,
  GBP: 1_300,
};

/** The most that the largest motorcycle costs: about three times the highest real price seen. */
export const highestMultiple = 160;

/** What a plain new commuter costs in a currency; undefined where that is not known. */
export function commuterPriceIn(currency: string): number | undefined {
  return commuterPrice[currency];
}

/**
 * The highest price in a currency that people may ask or search for. What the garage of the specification takes is enough in most;
 * rials, dong and rupiah have more digits.
 */
export function highestPriceIn(currency: string): number {
  return Math.max(highestPrice, (commuterPriceIn(currency) ?? 0) * highestMultiple);
}
