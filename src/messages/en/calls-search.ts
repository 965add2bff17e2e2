// What the document of the API says of the calls about search.

export const getBikes = {
  summary: 'Search what is for sale',
  description:
    'Filters of one kind may be given several times and then mean any of them; `q` is read as people write ("2018 gixxer dhaka under 2 lakh"). What cannot be read is left out and named in `leftOut`.',
  miles: 'In miles, in place of minKm and maxKm.',
  cursor: 'From the Link header of the page before, for the same order.',
  answer: 'A page; the Link header (rel="next") leads to the one after it.',
} as const;

export const getSuggestions = {
  summary: 'Names that a text may be the beginning of',
  description: 'The filters of a search may be given as well; what is suggested keeps them.',
  answer: 'At most eight, the most frequent first.',
} as const;

export const getBike = {
  summary: 'One motorcycle, also when it is not for sale any more',
  answer: 'The motorcycle.',
} as const;

export const getPriceHelp = {
  summary: 'What sellers ask for bikes like this, for somebody about to sell one',
  description:
    'Learned from what is for sale here in the garage’s own currency; for four in five such bikes the price asked is within the range.',
  answer: 'The range, or that there are not enough bikes to say.',
} as const;

export const getPlaceHelp = {
  summary: 'Where a listing with this place would be found, for somebody about to sell',
  description: 'The division and district of Bangladesh that the words name; null where none is known.',
  answer: 'The division and the district.',
} as const;

export const placeHelpQuery = { location: 'As in POST /products.' } as const;

export const placeHelp = {
  isListed:
    'Whether it is in the country whose districts are known. Elsewhere the words themselves are the place, and both are null.',
} as const;

export const priceHelpQuery = {
  name: 'As in POST /products: make, model and whatever else names it.',
  yearOfUse: 'Model year, or how long it was used.',
} as const;

export const priceHelp = {
  count: 'How many bikes it is based on.',
  samples: 'Whether the garage shows samples, which do not count: nobody sells them.',
} as const;

export const option = {
  parent: 'The make of a model, the division of a district, the district of an area.',
} as const;

export const facets = {
  area: 'Parts of chosen districts that were named; they filter nothing, and their count is 0.',
  model: 'Of the chosen makes.',
  district: 'Of the chosen divisions.',
  leftOut: 'What is left out, by name; its count is 0.',
  whole: 'What each value would leave, with all filters but the one of its own kind.',
} as const;

export const search = {
  whole: 'The search as it was understood.',
} as const;

export const found = {
  approximate: 'Figures are estimates: very many hold these words.',
  address: 'The one query string of this search; "" for all.',
  priced:
    'The currency (ISO 4217) of the price range and of the counted prices: the one that was named, else the garage’s own, or the only other one that anything is offered in.',
  severalCurrencies:
    'Whether anything is offered in a currency other than the garage’s own: prices in both can then be in one list.',
  contradictions:
    'What is asked for and left out at once, so that nothing of it is found, with what leaves it out.',
  elsewhere:
    'What the price range leaves out because it is offered in another currency; with `currency` the range is one of it.',
  leftOut: 'What could not be read, and was left out.',
  relax:
    'Where nothing is found: each filter, and how many there are without it; `model` removes only the models, and keeps their makes.',
  relaxTwo:
    'Where nothing is found: of the filters without which there is still nothing, the two that leave most when both go.',
  withoutWord:
    'Where several words find nothing together: each, how many there are without it, and the words that are left then.',
  unknownWords: 'Where nothing is found: words that no listing holds at all.',
  nearest:
    'Where nothing is found: what comes nearest, by model, then make and engine, then price, then place. Empty where nothing matches any part of it.',
} as const;

export const contradiction = {
  leftOut: 'Without any one of them, something of it is found.',
} as const;

export const value = {
  percentBelow: 'Negative where the price is above the prices of similar bikes.',
  believable: 'False: below the range of four in five similar bikes. Ask why; it is not among the best.',
  whole: 'How the asking price compares with the prices of similar bikes.',
  where:
    'In the order best-value only; null: there are not enough similar bikes to say, or it has just changed.',
} as const;

export const suggestion = {
  count: 'How many motorcycles that search finds; null where it has words left, which are not counted here.',
  address: 'The query string of the search that is suggested.',
} as const;

export const opinion = {
  basis: 'Whether it was compared with others of the same model, or with those of the same make and kind.',
  count: 'With how many others it was compared.',
  years: 'Of which years these are; null at one end: or older, or newer. Null as a whole: of any year.',
  engines:
    'Which engines these have, where they are not of the same model; null where they are, or nobody knows.',
  position:
    '0 at the low end of the range, a half at the expected price, 1 at the high end; evenly between them.',
  usual: 'The typical one of those that it was compared with.',
  reasons: 'What leads from the price of the typical one to the expected price: the amounts add up to it.',
  comparables: 'The nearest, the nearest first.',
  asThisOne:
    'What its seller would ask if it had the year, distance, version, place and so on of the one that it is compared with; null without a price in the same currency.',
  countOfFew:
    'How many there are to compare with; null: nothing was learned yet, or there are too few of this currency to learn from.',
  whole:
    'What sellers ask for one like it, four in five between `low` and `high`; rounded as it is shown. docs/prices.md explains how it is estimated.',
} as const;

export const priceHistory = {
  whole: 'What was asked for it and since when, the latest first; empty where its price never changed.',
  amount: 'Whole units; null: words without a figure.',
  currency: 'ISO 4217 code; null: the garage’s own.',
} as const;

export const bikePage = {
  photos: 'Addresses of its photos beside `image`; none while the garage has it off the site.',
  taxOver: 'Whether `taxUntil` is past, by the market’s calendar; false where nothing is said.',
  takenOff:
    'The garage has taken it off the site: it is not for sale, and shows neither its picture nor what its seller says.',
  memberSince:
    'Since when its seller has an account; null where nobody with an account sells it, and while it is off the site.',
  emailConfirmed:
    'Whether its seller has proven that the mailbox of their account is theirs, and no more than that; null where nobody with an account sells it.',
  othersForSale: (most: number) =>
    `How many other motorcycles its seller has for sale, counted up to ${most}; null where nobody with an account sells it.`,
  answers: (days: number, patienceHours: number) =>
    `How many bookings of the last ${days} days its seller (else the garage) has answered, of those that were answered or have waited ${patienceHours} hours; and how long half of the answers took at most. Null where too little is known.`,
  within: 'The searches that it belongs to, from the widest to the narrowest.',
} as const;
