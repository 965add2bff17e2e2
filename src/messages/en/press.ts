export const title = 'Press kit';
export const description =
  'Moto Garage in brief and in full, facts, logo, drawings and colours, free to use when you write about us.';
export const lead = 'All you need to write about us. Use it as it is, with our name beside it.';

export const shortTitle = 'In short';
export const shortText = 'Moto Garage is a marketplace for second-hand motorcycles in Bangladesh.';
export const longText =
  'Moto Garage is a marketplace where riders in Bangladesh sell their motorcycles to other riders. What is known about a bike (its price, year, place and condition) is in the same order on every card, so that bikes can be compared. Buyers book a viewing with a meeting place and a mobile number, check the papers, and pay at the hand-over. The site works on a small phone with a bad connection, in light and dark, and can be read without JavaScript.';

export const factsTitle = 'Facts';
/** The fact that is another one in each country. */
export const factWhere = 'Where';
export const facts = [
  { name: 'Name', value: 'Moto Garage, two words, both with a capital' },
  { name: 'What', value: 'Marketplace for second-hand motorcycles' },
  { name: factWhere, value: 'Bangladesh first' },
  { name: 'For whom', value: 'Anybody who buys or sells a motorcycle of their own' },
  { name: 'Payment', value: 'Between buyer and seller, at the hand-over' },
  { name: 'Pictures', value: 'Drawn for us; sellers’ own photos on their listings' },
] as const;

export const logoTitle = 'Logo';
export const logoNote =
  'On paper or on graphite, with room around it. Please do not redraw, tilt or recolour it.';
export const logoFile = 'Logo, SVG';
export const iconFile = 'Icon, PNG, 512 pixels';
export const wordmark = 'Moto Garage';
export const logoPicture = 'The Moto Garage logo';

export const artTitle = 'Drawings';
export const artNote = 'Eight kinds of motorcycle, as SVG: sharp at any size.';
export const artFile = (kind: string) => `${kind}, SVG`;

export const coloursTitle = 'Colours';
export const colours = [
  { name: 'Signal', value: '#F0561D' },
  { name: 'Graphite', value: '#16181B' },
  { name: 'Paper', value: '#F7F4EF' },
] as const;
export const typeNote = 'Type: Archivo, by Omnibus-Type, under the SIL Open Font License.';

export const contactTitle = 'Writing about us?';
export const contactText = 'Ask. We answer journalists as fast as we answer riders.';
export const contactButton = 'Contact';
