const everyBike = ['bike'] as const;
const productBookings = (uid: string) => ['productBookings', uid] as const;
const ownBookings = (uid: string) => ['myBookings', uid] as const;

/**
 * Keys under which pages cache answers of the API that another feature makes stale. Those of members contain their uid, so
 * that two accounts on one device never share an answer. What is refetched under a key includes all that begins with it.
 */
export const cacheKeys = {
  searches: ['bikes'],
  /** What completes a typed text. */
  suggestions: ['suggestions'],
  bike: (id: string) => [...everyBike, id],
  everyBike,
  /** All about the bookings of the person's motorcycles. */
  productBookings,
  /** How many of them wait. */
  productNews: (uid: string) => [...productBookings(uid), 'news'],
  /** All about the person's own bookings. */
  ownBookings,
  /** What the person has booked and what they sell. */
  marks: (uid: string) => [...ownBookings(uid), 'marks'],
  inbox: (uid: string) => ['inbox', uid],
} as const;
