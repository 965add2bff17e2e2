// What the pages about the garage say in another country, where our own texts speak of Bangladesh: its law, its places. The law of
// other countries is not known here, so these texts name only what holds in most of them.
// The home page gets its words with the settings of a page, so that its script does not grow by them.

const withArticle = new Set(['Maldives', 'Philippines', 'United Arab Emirates', 'United Kingdom']);

/** " in Mexico"; nothing where the country is not known. */
function inCountry(country: string | null): string {
  if (country === null) return '';
  return ` in ${withArticle.has(country) ? 'the ' : ''}${country}`;
}

/** The home page. */
export function home(country: string | null) {
  const where = inCountry(country);
  return {
    title: `Second-hand motorcycles${where}`,
    description: `Buy and sell second-hand motorcycles${where}. See the bike, check its papers, pay at the hand-over.`,
    heroLead: `Second-hand motorcycles${where}. See the bike, check the papers, pay at the hand-over.`,
    searchPlaceholder: 'yamaha under 50,000',
    aboutPoints: [
      {
        title: 'Papers first',
        text: 'Registration, road tax and the owner’s own identity card, seen before you talk about money.',
      },
      {
        title: 'Money last',
        text: 'Pay at the hand-over, with the bike in front of you. Never to hold a bike you have not seen.',
      },
      {
        title: 'Yours on paper',
        text: 'The transfer signed by both of you. Until the name changes, the bike is not yours.',
      },
    ],
    bestLines: {
      naked: 'Upright, light, at home in traffic.',
      sport: 'Low bars, high revs, short errands made long.',
      cruiser: 'Feet forward, no hurry.',
      dirt: 'For where the road gives up.',
      adventure: 'From one coast to the other, with luggage.',
      scooter: 'Twist, go, room for the shopping.',
      'cafe-racer': 'One seat, and that is enough.',
      commuter: 'Starts every morning, drinks very little.',
    },
  };
}
export type HomeWords = ReturnType<typeof home>;

/** About us. */
export function about(country: string | null) {
  const where = inCountry(country);
  return {
    description: `Moto Garage is a marketplace for second-hand motorcycles${where}. How a hand-over goes, which papers to see, and which offers to avoid.`,
    lead: `Moto Garage is a place to buy and sell second-hand motorcycles${where}. Riders list their own bikes; riders come and look at them. We keep the light on and the floor clean.`,
    readPapers:
      'Engine and frame numbers on the bike, the registration document and the seller’s identity card must agree. All of them, digit by digit.',
    paySafely:
      'Money and papers change hands at the same table. If the payment is by phone or bank, see the amount in your own account before the key is handed over.',
    papersLead: `What should be on the table when a registered motorcycle changes hands${where}.`,
    papers: [
      { name: 'Registration document', text: 'Its owner is the person who may sell.' },
      {
        name: 'Road tax',
        text: 'Check how far ahead it is paid: unpaid tax is a reason to talk about the price.',
      },
      {
        name: 'Transfer of ownership',
        text: 'The form of the authority that registers vehicles. Buyer and seller fill it in together.',
      },
      { name: 'Sale receipt', text: 'Both names, frame and engine numbers, amount, date and time.' },
      {
        name: 'Identity card',
        text: 'A copy from each of you. The face, the name and the registration must match.',
      },
    ],
    papersNotes: [
      'Some countries ask for more: an inspection, insurance, proof that nothing is owed on the bike.',
      'Rules change. Before you pay, ask the authority that registers vehicles what it requires today.',
    ],
  };
}

/** The press kit. */
export function press(country: string | null) {
  const where = inCountry(country);
  return {
    shortText: `Moto Garage is a marketplace for second-hand motorcycles${where}.`,
    longText: `Moto Garage is a marketplace where riders${where} sell their motorcycles to other riders. What is known about a bike (its price, year, place and condition) is in the same order on every card, so that bikes can be compared. Buyers book a viewing with a meeting place and a mobile number, check the papers, and pay at the hand-over. The site works on a small phone with a bad connection, in light and dark, and can be read without JavaScript.`,
    where: country ?? 'Anywhere',
  };
}

/** Contact: which papers are needed. */
export const whichPapers =
  'The registration document, proof that the road tax is paid, the transfer form, a sale receipt, and the identity cards of both sides.';
