// What fields and hints say in another country, where our own give examples of Bangladesh.
export const locationEmpty =
  'Enter where the motorcycle can be seen: the part of the town, then the town or district.';

/** Where people count in miles. */
export const milesUnclear =
  'Enter the miles on the clock, for example 12,000, at most 186,000. Or leave it empty.';
export const milesHint = 'What the clock shows today, for example 12,000 miles.';

/** Where amounts are grouped in thousands. */
export const inThousands = {
  priceHint: 'For example 45,000. Words such as “Negotiable” are fine, too.',
  priceEmpty: 'Enter the price, for example 45,000.',
  originalPriceEmpty: 'Enter what the motorcycle cost when it was new, for example 72,000.',
  priceTooLow: (typed: string) => `Do you mean ${typed} thousand? Write the whole price, for example 45,000.`,
  priceUnclear: 'Type one price, for example 45,000, or words without figures, for example Negotiable.',
  mileageUnclear:
    'Enter the kilometres on the clock, for example 12,000, at most 300,000. Or leave it empty.',
};
