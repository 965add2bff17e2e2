// The demo garage: illustrated sample listings from sellers nobody can sign in as.
/** Who sells a sample listing, plainly not a real seller. */
export function sampleSeller(name: string): string {
  return `${name} (sample seller)`;
}

/** One owner, two owners … */
export function sampleDescription(facts: {
  name: string;
  year: number;
  kilometres: string;
  owners: number;
  remark: string;
}): string {
  const owners = facts.owners === 1 ? 'one owner' : `${facts.owners} owners`;
  return (
    `This is a sample listing that shows how the garage looks; the motorcycle is not for sale. ` +
    `${facts.name} of ${facts.year}, ${facts.kilometres} km, ${owners}. ${facts.remark}`
  );
}

export const sampleRemarks = [
  'Serviced every 2,000 km, with the receipts. New chain and sprockets.',
  'Ridden to work and back, kept in a garage. Washed every Friday.',
  'Original paint, a small scratch on the left cover. Starts at the first kick.',
  'New tyres front and rear. The fork seals were changed last year.',
  'Never fallen, engine never opened. Test rides are welcome.',
  'Brake pads and battery replaced this year. Both keys are there.',
  'Used on weekends only. Comes with the first tool kit and manual.',
  'Clutch plates are new; the seat cover is worn at the edge.',
] as const;

export const sampleSellers = [
  'Rafiq',
  'Nusrat',
  'Tanvir',
  'Farhana',
  'Imran',
  'Sadia',
  'Mehedi',
  'Jannat',
  'Arif',
  'Shirin',
  'Kamal',
  'Ruma',
  'Sohel',
  'Tania',
  'Mizan',
  'Poly',
] as const;
