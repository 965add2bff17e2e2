import { categoryInText } from '#messages/categories.ts';
import * as words from '#messages/compare.ts';
import { distanceLabels } from '#messages/distances.ts';
import * as listingWords from '#messages/listings.ts';
import * as priceWords from '#messages/prices.ts';
import type { PageSettings } from '../../../app-context.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { formatPrice, homeCurrency } from '../../../kernel/money.ts';
import { conditions, placeOf } from '../../listings/domain.ts';
import { paperLabels, paperTexts } from '../../listings/ui/papers-words.ts';
import {
  engineText,
  mileageText,
  originalPriceText,
  priceText,
  yearText,
} from '../../listings/ui/product-words.ts';
import type { ComparedBike } from '../contract.ts';

/** A row of the comparison: a cell for each motorcycle. */
export interface ComparisonRow {
  name: string;
  /** `text` is '' where unknown; `best` is the word for the best of the row, null for all others. */
  cells: readonly { text: string; best: string | null }[];
  /** Whether all say the same; never of a motorcycle alone. */
  isSame: boolean;
}

/** What makes a cell the best of its row: a figure, of which the lowest is best, and the word for it. */
interface Rank {
  word: string;
  of: (compared: ComparedBike) => number | null;
}

/** Everything that buyers compare, in the order of the cards; rows without any known value are left out. */
export function comparisonRows(bikes: readonly ComparedBike[], settings: PageSettings): ComparisonRow[] {
  const own = settings.currency ?? homeCurrency;
  // Beside prices in another currency, a number without a currency would be read as one of them.
  const isMixed = bikes.some(({ bike }) => (bike.currency ?? own) !== own);
  const garage = isMixed ? { ...settings, currency: own } : settings;
  const isOneCurrency = new Set(bikes.map(({ bike }) => bike.currency ?? own)).size === 1;
  const row = (name: string, cell: (compared: ComparedBike) => string | null, rank?: Rank): ComparisonRow => {
    const texts = bikes.map((each) => cell(each) ?? '');
    const best = rank ? bestOf(bikes, rank) : [];
    return {
      name,
      cells: texts.map((text, place) => ({ text, best: (best[place] && rank?.word) || null })),
      isSame: bikes.length > 1 && new Set(texts).size === 1,
    };
  };
  const ofBike = (name: string, cell: (bike: ComparedBike['bike']) => string | null, rank?: Rank) =>
    row(name, ({ bike }) => cell(bike), rank);
  const rows = [
    row(words.stateRow, ({ bike, forSale, takenOff }) => {
      if (takenOff) return listingWords.takenOffSite;
      if (bike.soldAt) return listingWords.soldOn(formatDate(bike.soldAt));
      if (!forSale) return words.notForSale;
      return bike.sample ? listingWords.sample : listingWords.available;
    }),
    ofBike(listingWords.priceLabel, (bike) => priceText(bike, garage), {
      word: words.lowest,
      of: ({ bike }) => (isOneCurrency ? bike.priceAmount : null),
    }),
    row(words.opinionRow, ({ price }) =>
      !price ? null : 'notEnough' in price ? words.noOpinion : priceWords.ratingNames[price.rating],
    ),
    row(words.usualRow, ({ bike, price }) => {
      if (!price || 'notEnough' in price) return null;
      const money = (amount: number) => formatPrice(amount, bike.currency, garage.currency);
      return words.usualRange(money(price.low), money(price.high), priceWords.comparedWith(price));
    }),
    ofBike(words.newPriceRow, (bike) => originalPriceText(bike, garage)),
    ofBike(listingWords.yearLabel, yearText, {
      word: words.newest,
      of: ({ bike }) => bike.year && -bike.year,
    }),
    ofBike(distanceLabels[settings.market.distance], (bike) => mileageText(bike, settings), {
      word: words.lowest,
      of: ({ bike }) => bike.mileage,
    }),
    ofBike(listingWords.engineLabel, engineText),
    ofBike(
      listingWords.conditionLabel,
      ({ condition }) => condition && listingWords.conditionNames[condition],
      { word: words.best, of: ({ bike }) => bike.condition && conditions.indexOf(bike.condition) },
    ),
    ofBike(listingWords.ownersLabel, ({ owners }) => (owners === null ? null : String(owners)), {
      word: words.fewest,
      of: ({ bike }) => bike.owners,
    }),
    ...paperLabels.map(([paper, label]) =>
      row(label, ({ bike, taxOver }) => paperTexts(bike, taxOver)[paper]),
    ),
    ofBike(listingWords.locationLabel, placeOf),
    ofBike(words.categoryRow, ({ category }) => categoryInText(category)),
    ofBike(words.sellerRow, (bike) =>
      bike.sample ? words.sampleSeller : bike.garageAnswers ? words.listSeller : words.memberSeller,
    ),
    ofBike(words.postedRow, ({ postTime, postTimeKnown }) =>
      postTimeKnown ? formatDate(postTime) : `${listingWords.listedLabel} ${formatDate(postTime)}`,
    ),
  ];
  return rows.filter(({ cells }) => cells.some(({ text }) => text !== ''));
}

/**
 * Which motorcycles are the best of a row: several where they are equal, none where only one is known or all
 * are. What cannot be had does not count; samples do only among themselves.
 */
function bestOf(bikes: readonly ComparedBike[], { of }: Rank): boolean[] {
  const isReal = ({ bike, forSale }: ComparedBike) => forSale && !bike.sample;
  const some = bikes.some(isReal);
  const figures = bikes.map((each) => ((some ? isReal(each) : each.forSale) ? of(each) : null));
  const known = figures.filter((figure) => figure !== null);
  const least = Math.min(...known);
  return figures.map((figure) => figure === least && known.some((other) => other > least));
}
