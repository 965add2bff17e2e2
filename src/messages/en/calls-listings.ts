// What the document of the API says of the calls about listings.

export const getCategories = {
  summary: 'All categories',
  answer: 'In the order of the garage.',
} as const;

export const getCategoryProducts = {
  summary: 'Products of a category, newest first',
  description: (ofAccount: number, ofAddress: number) =>
    `With the contact details of their sellers, which are for buyers and not for collecting: an account can ask for ${ofAccount.toLocaleString('en')} products an hour, an address for ${ofAddress.toLocaleString('en')}, counted by \`limit\`.`,
  answer: 'A page; the Link header (rel="next") leads to the one after it.',
} as const;

export const postProduct = {
  summary: 'Add a product',
  description: 'Fields that are not listed are ignored; so is `postTime`, which the server sets.',
  body: 'The motorcycle.',
  answer: 'Added.',
} as const;

export const getOwnProducts = {
  summary: 'Your products, newest first',
  answer: 'A page, as of a category.',
} as const;

export const getLastProduct = {
  summary: 'The mobile number of your newest product, to fill in the next one',
  answer: 'Of what is for sale or sold, and not deleted; null before the first.',
} as const;

export const getDeletedProducts = {
  summary: (days: number) => `What you deleted in the last ${days} days and can bring back, the latest first`,
  answer: 'A page, as of a category.',
} as const;

export const getOwnProduct = {
  summary: 'One of your products, for sale or sold',
  answer: 'The product.',
} as const;

export const patchOwnProduct = {
  summary: 'Change one of your products',
  description:
    'Only what is named changes, by the same rules as for a new product. Saved lists, searches and the product’s page follow at once; the page keeps the earlier prices, and a new name gives it a new address.',
  body: 'What changes.',
  answer: 'modifiedCount is 1.',
} as const;

export const deleteOwnProduct = {
  summary: 'Delete one of your products',
  description: (days: number) => `It leaves every list at once and can be restored for ${days} days.`,
  answer: 'deletedCount is 1.',
} as const;

export const restoreOwnProduct = {
  summary: 'Bring a deleted product back',
  answer: 'restoredCount is 1, or 0 when it was not deleted.',
  takenOff: 'The garage still has it off the site: it is not for sale.',
} as const;

export const putSale = {
  summary: 'Mark one of your products as sold, or put it back on sale',
  description:
    'What is sold leaves lists, searches and feeds at once, keeps its page, and cannot be booked. Saying it twice changes nothing. What the garage has taken off the site cannot be marked: 409 product-taken-off.',
  body: 'Whether it is sold.',
  answer: 'modifiedCount is 1, or 0 when it already was.',
} as const;

export const sale = {
  sold: 'False: it is for sale.',
} as const;

export const product = {
  email: 'The seller’s e-mail address.',
  number: 'The seller’s mobile number; empty where none is known.',
  price: 'As the seller typed it.',
  priceAmount: 'The price in whole units, if it has a figure.',
  currency: 'ISO 4217 code of both prices; null: the garage’s own. Compare amounts only within one currency.',
  condition: 'Null where nobody has said it: an imported list may not. A seller’s form always does.',
  mileage: 'Kilometres.',
  engineCapacity: 'Cubic centimetres.',
  registration:
    'In whose name it is registered, as the seller says: the seller’s own, somebody else’s, or nobody’s yet; null: not said.',
  taxUntil: 'The last day of its tax token, as the seller says; it may be past. Null: not said.',
  receipt: 'Whether there is a sale receipt, as the seller says; null: not said.',
  soldAt:
    'When its seller said that it is sold. It is no longer for sale, keeps its page, and cannot be booked.',
  postTimeKnown:
    'False where an imported list does not say when it was posted: `postTime` is then the day on which it came in.',
  sample: 'A demonstration listing: nobody sells this motorcycle.',
  garageAnswers: 'Its seller has no account here (samples, imports): the garage answers bookings.',
} as const;

export const ownProduct = {
  photos: 'Addresses of its photos beside `image`.',
  bookings: 'How many bookings it has, without cancelled ones.',
  waiting: 'How many of these bookings wait for an answer, as in GET /myProductNews.',
  buyers: 'How many people made the waiting ones.',
  takenOff:
    'Since when the garage has it off the site, and why, in its own words; null: it has not. It can be changed and deleted, but neither found nor booked.',
} as const;

export const deletedProduct = {
  restorableUntil: 'From then on it is gone for good.',
} as const;

export const newProduct = {
  email: 'The account’s own e-mail address, or nothing.',
  name: 'Make, model and whatever else names it.',
  image: 'Address of a picture: http, https, /art/….svg, or that of one of your photos (POST /photos).',
  photos: (most: number) =>
    `Addresses of more of your photos (POST /photos), in the order in which its page shows them; with \`image\` ${most} at most.`,
  price: 'One amount ("125000", "1,25,000", "1.25 lakh"), or words without figures ("Negotiable").',
  originalPrice: 'What it cost when new.',
  location: 'Where it can be seen.',
  yearOfUse: 'Model year, or how long it was used.',
  sellerName: 'Default: the name of the account.',
  number: 'Mobile number of the seller.',
  category: 'Name of a category; default: read from the name.',
  description: 'Free text.',
  mileage: 'Kilometres on the clock.',
  owners: 'How many have owned it, the seller included.',
  registration: 'In whose name it is registered: the seller’s own, somebody else’s, or nobody’s yet.',
  taxUntil:
    'The last day of its tax token: "2027-12-31", "31/12/2027" (the day first), or a month ("Dec 2027"), which counts to its end. Empty: not said.',
  receipt: 'Whether there is a sale receipt.',
  postTime: 'Ignored: the server sets the time.',
} as const;
export const idempotencyKey =
  'Any text of your own that names this request. The same product sent again under the same key is not added twice: the answer is that of the first time.';

export const productChanges = {
  was: 'What you saw of these fields. If one says something else by now, nothing is changed: 409 changed-meanwhile.',
} as const;

export const pageQuery = {
  cursor: 'From the Link header of the page before.',
} as const;

export const off = { soldAt: 'When its seller marked it as sold, which it stays.' } as const;

export const written = {
  whole: 'When its seller last wrote to the garage since then; null: not yet.',
  done: 'The garage has ticked it off.',
  full: 'No more is taken until it has.',
} as const;

export const moderation = {
  takenOff:
    'Since when it is off the site, what its seller was told, and all that it says by now, of which others see nothing until it is back; null: it is not.',
} as const;

export const latestChange = {
  whole:
    'When the product was last taken off the site or put back; null where nobody did, or where that was not written down.',
  off: 'False: it was put back.',
  by: 'Which admin; null once their account is gone.',
} as const;
