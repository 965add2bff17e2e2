import * as words from '#messages/compare.ts';
import * as listingWords from '#messages/listings.ts';
import * as priceWords from '#messages/prices.ts';
import type { PageSettings } from '../../../app-context.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { formatPrice, marketCurrency } from '../../../kernel/money.ts';
import { placeOf } from '../../listings/domain.ts';
import { paperLabels, paperTexts } from '../../listings/ui/papers-words.ts';
import {
  engineText,
  mileageText,
  originalPriceText,
  priceText,
  yearText,
} from '../../listings/ui/product-words.ts';
import type { ComparedBike } from '../contract.ts';

/** A row of the comparison: a cell for each motorcycle, '' where unknown. */
interface ComparisonRow {
  name: string;
  cells: readonly string[];
  /** Whether they say different things. */
  differs: boolean;
}

/** Everything that buyers compare, in the order of the cards; rows without any known value are left out. */
export function comparisonRows(bikes: readonly ComparedBike[], settings: PageSettings): ComparisonRow[] {
  const own = settings.currency ?? marketCurrency;
  // Beside prices in another currency, a number without a currency would be read as one of them.
  const isMixed = bikes.some(({ bike }) => (bike.currency ?? own) !== own);
  const garage = isMixed ? { ...settings, currency: own } : settings;
  const row = (name: string, cell: (compared: ComparedBike) => string | null): ComparisonRow => {
    const cells = bikes.map((each) => cell(each) ?? '');
    return { name, cells, differs: new Set(cells).size > 1 };
  };
  const ofBike = (name: string, cell: (bike: ComparedBike['bike']) => string | null) =>
    row(name, ({ bike }) => cell(bike));
  const rows = [
    row(words.stateRow, ({ bike, forSale, takenOff }) => {
      if (takenOff) return listingWords.takenOffSite;
      if (bike.soldAt) return listingWords.soldOn(formatDate(bike.soldAt));
      return forSale ? listingWords.available : words.notForSale;
    }),
    ofBike(listingWords.priceLabel, (bike) => priceText(bike, garage)),
    row(words.opinionRow, ({ price }) =>
      !price ? null : 'notEnough' in price ? words.noOpinion : priceWords.ratingNames[price.rating],
    ),
    row(words.usualRow, ({ bike, price }) => {
      if (!price || 'notEnough' in price) return null;
      const money = (amount: number) => formatPrice(amount, bike.currency, garage.currency);
      return words.usualRange(money(price.low), money(price.high), priceWords.comparedWith(price));
    }),
    ofBike(words.newPriceRow, (bike) => originalPriceText(bike, garage)),
    ofBike(listingWords.yearLabel, yearText),
    ofBike(listingWords.mileageLabel, mileageText),
    ofBike(listingWords.engineLabel, engineText),
    ofBike(
      listingWords.conditionLabel,
      ({ condition }) => condition && listingWords.conditionNames[condition],
    ),
    ofBike(listingWords.ownersLabel, ({ owners }) => (owners === null ? null : String(owners))),
    ...paperLabels.map(([paper, label]) =>
      row(label, ({ bike, taxOver }) => paperTexts(bike, taxOver)[paper]),
    ),
    ofBike(listingWords.locationLabel, placeOf),
    ofBike(words.categoryRow, ({ category }) => category),
    ofBike(words.sellerRow, (bike) =>
      bike.sample ? words.sampleSeller : bike.garageAnswers ? words.listSeller : words.memberSeller,
    ),
    ofBike(words.postedRow, ({ postTime, postTimeKnown }) =>
      postTimeKnown ? formatDate(postTime) : `${listingWords.listedLabel} ${formatDate(postTime)}`,
    ),
  ];
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}
