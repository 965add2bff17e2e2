// What distances on the clock are called, by what the garage counts them in.
/** A distance; the figure comes grouped. */
export const distances = {
  km: (figure: string) => `${figure} km`,
  mi: (figure: string) => `${figure} mi`,
} as const;
export type Distances = keyof typeof distances;
/** Beside a figure, and as the name of a filter. */
export const distanceLabels = { km: 'Kilometres', mi: 'Mileage' } as const;
/** Within a sentence: "price, year, kilometres and place". */
export const distanceInText = { km: 'kilometres', mi: 'mileage' } as const;
