import { type Distances, distanceInText } from './distances.ts';

export const title = 'About us';
export const description =
  'Moto Garage is a marketplace for second-hand motorcycles in Bangladesh. How a hand-over goes, which papers to see, and which offers to avoid.';
export const lead =
  'Moto Garage is a place to buy and sell second-hand motorcycles, in Bangladesh first. Riders list their own bikes; riders come and look at them. We keep the light on and the floor clean.';

export const stepsTitle = 'How a hand-over goes';
/** In the order in which they are taken. */
export const stepsIn = (unit: Distances) =>
  [
    {
      title: 'Find it',
      text: `Browse a category. Price, year, ${distanceInText[unit]}, engine and place are in the same order on every card, so that you can compare.`,
    },
    {
      title: 'Book it',
      text: 'Say where you want to meet and leave your mobile number. A public place in daylight is best; a fuel station is perfect.',
    },
    {
      title: 'See it cold',
      text: 'Ask the seller not to warm it up. A cold start tells more than a test ride. Then look at the chain, the tyres, the forks, and the frame number.',
    },
    {
      title: 'Read the papers',
      text: 'Engine and frame numbers on the bike, the registration certificate and the seller’s NID must agree. All of them, digit by digit.',
    },
    {
      title: 'Pay and sign',
      text: 'Money and forms change hands at the same table. Cash, bKash or Nagad: open your own app and see the amount there before the key is handed over.',
    },
  ] as const;

export const papersTitle = 'The papers';
export const papersLead =
  'What should be on the table when a registered motorcycle changes hands in Bangladesh.';
export const papers = [
  { name: 'Registration certificate', text: 'The smart card. Its owner is the person who may sell.' },
  {
    name: 'Tax token',
    text: 'Paid for ten years at once or in two-year instalments. Look at the date on it: unpaid tax is a reason to talk about the price.',
  },
  {
    name: 'Forms TO and TTO',
    text: 'The two forms of the transfer of ownership. Buyer and seller fill them in together.',
  },
  { name: 'Sale receipt', text: 'Names, NID numbers, frame and engine numbers, amount, date and time.' },
  { name: 'Affidavit', text: 'The sale, stated before a notary.' },
  { name: 'NID', text: 'A copy from each of you. The face, the name and the certificate must match.' },
] as const;
export const papersNotes = [
  'A motorcycle needs no fitness certificate. If somebody sells you one, they are selling paper.',
  'Bikes up to 375 cc can be registered, and above 165 cc only if they were made locally. The rule is from October 2023.',
  'Rules change. Before you pay, ask the road transport authority (BRTA) what it requires today.',
] as const;

export const warningsTitle = 'Walk away when';
export const warnings = [
  {
    sign: 'the price is half of all the others',
    why: '“From a customs auction”, “urgent, going abroad”: the story is the product.',
  },
  {
    sign: 'they want money before you have seen it',
    why: 'For the courier, for the gate pass, for a colleague in uniform. There is no bike.',
  },
  {
    sign: 'the payment is “already sent”',
    why: 'A message is not money. Only the balance in your own app is.',
  },
  {
    sign: 'the engine or frame number was filed away, or the papers are “coming”',
    why: 'A stolen bike with forged papers will be taken from you, and you can be held liable along with the seller.',
  },
  {
    sign: 'somebody asks for your PIN or code',
    why: 'Nobody who pays you needs it. Nobody at all needs it.',
  },
] as const;

export const endTitle = 'Come and look';
export const endBrowse = 'Find a bike';
export const endSell = 'Sell your bike';
