/**
 * Keys under which pages cache answers of the API that another feature makes stale. Those of members contain their uid, so
 * that two accounts on one device never share an answer.
 */
export const cacheKeys = {
  searches: ['bikes'],
  bike: (id: string) => ['bike', id],
  everyBike: ['bike'],
  /** How many bookings of the person's motorcycles wait. */
  productNews: (uid: string) => ['productBookings', uid, 'news'],
  /** What the person has booked and what they sell. */
  marks: (uid: string) => ['myBookings', uid, 'marks'],
  inbox: (uid: string) => ['inbox', uid],
} as const;
