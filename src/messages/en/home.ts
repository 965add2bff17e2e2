/** What another country's garage says otherwise (elsewhere.ts). */
export const here = {
  title: 'Second-hand motorcycles in Bangladesh',
  description:
    'Buy and sell second-hand motorcycles in Bangladesh. See the bike, check its papers, pay at the hand-over.',
  heroLead:
    'Second-hand motorcycles from all over Bangladesh. See the bike, check the papers, pay at the hand-over.',
  searchPlaceholder: 'pulsar under 2 lakh',
  aboutPoints: [
    {
      title: 'Papers first',
      text: 'Registration, tax token and the owner’s own NID, seen before you talk about money.',
    },
    {
      title: 'Money last',
      text: 'Pay at the hand-over, with the bike in front of you. Never to hold a bike you have not seen.',
    },
    {
      title: 'Yours on paper',
      text: 'Forms TO and TTO signed by both of you. Until the name changes, the bike is not yours.',
    },
  ],
  bestLines: {
    naked: 'Upright, light, at home in traffic.',
    sport: 'Low bars, high revs, short errands made long.',
    cruiser: 'Feet forward, no hurry.',
    dirt: 'For where the road gives up.',
    adventure: 'Teknaf to Tetulia, with luggage.',
    scooter: 'Twist, go, room for the shopping.',
    'cafe-racer': 'One seat, and that is enough.',
    commuter: 'Starts every morning, drinks very little.',
  },
};

/** Each sentence on a line of its own. */
export const heroTitle = ['Already run in.', 'Ready to ride.'] as const;
export const heroBrowse = 'Find a bike';
export const searchLabel = 'Make, model, place, price';
export const searchButton = 'Search';
export const heroSell = 'Sell your bike';

export const categoriesTitle = 'What do you ride?';

export const aboutTitle = 'A garage run by riders';
export const aboutText =
  'We know what it is to cross a city for a bike that was sold last week. So here you can read the price of a bike, what is known about it and where it is before you set out, and you book with its seller, or with us if no seller is named.';
export const aboutMore = 'How to buy safely';

export const bestTitle = 'Best-selling motorcycles';
export const bestLead = 'Eight kinds of bike, eight reasons to take the long way home.';

export const feedbackTitle = 'Customer feedback';
export const feedbackMore = 'More, and how to send us yours';

export const contactTitle = 'A question before you come by?';
export const contactText =
  'Leave your e-mail address and we write to you. About a bike, about its papers, about selling yours.';
