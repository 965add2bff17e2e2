// Imported listings as visitors read them, and what the import says to the person who runs it.

/** Who sells a listing when neither the file nor its mapping says. */
export const importedSeller = 'Imported listing';
export const yearUnknown = 'Not stated';

const conditionWords = { excellent: 'excellent', good: 'good', fair: 'fair' } as const;

function count(figure: number, one: string, many: string): string {
  return figure === 1 ? `one ${one}` : `${figure} ${many}`;
}

export interface DescribedFacts {
  name: string;
  year: number | null;
  kilometres: string | null;
  engineCc: number | null;
  owners: number | null;
  place: string;
  condition: keyof typeof conditionWords;
  conditionDerived: boolean;
}

/** A listing in plain words, composed from the facts that its row had. */
export function description(facts: DescribedFacts): string {
  const model = facts.year === null ? `${facts.name}.` : `${facts.name}, model year ${facts.year}.`;
  const ridden = facts.kilometres === null ? null : `${facts.kilometres} km on the clock`;
  const engine = facts.engineCc === null ? null : `${facts.engineCc} cc`;
  const owners = facts.owners === null ? null : count(facts.owners, 'owner', 'owners');
  const figures = [ridden, engine, owners].filter((part) => part !== null).join(', ');
  const sentence = figures === '' ? '' : ` ${figures.charAt(0).toUpperCase()}${figures.slice(1)}.`;
  const judged = facts.conditionDerived
    ? ` Condition judged from age, distance and owners: ${conditionWords[facts.condition]}.`
    : '';
  return `${model}${sentence} To be seen in ${facts.place}.${judged} Listed from an imported file.`;
}

/** Why a row was refused, for the rejects file and the summary. `value` is what the row had. */
export const refusals = {
  'quotes-unbalanced': () => 'A quotation mark is opened and not closed, or closed and followed by more text.',
  'row-too-long': () => 'The row is longer than any listing can be.',
  'control-characters': () => 'The row has zero bytes or other characters that no text has.',
  'not-readable': () => 'Some characters cannot be read in the file’s encoding.',
  'columns-missing': (value: string) => `The row has fewer or more columns than the header (${value}).`,
  'skipped-by-mapping': (value: string) => value,
  'name-missing': () => 'Neither a make nor a model is given.',
  'not-a-motorcycle': (value: string) => `"${value}" is not a motorcycle.`,
  'price-missing': () => 'No price is given.',
  'price-unreadable': (value: string) => `"${value}" is not a price.`,
  'price-implausible': (value: string) => `A price of ${value} is far outside of what such a motorcycle costs.`,
  'year-unreadable': (value: string) => `"${value}" is neither a year nor an age.`,
  'year-in-future': (value: string) => `The year ${value} has not come yet.`,
  'year-implausible': (value: string) => `No motorcycle for sale is of the year ${value}.`,
  'kilometres-unreadable': (value: string) => `"${value}" is not a distance.`,
  'kilometres-implausible': (value: string) => `${value} km cannot be right for a motorcycle of this age.`,
  'engine-unreadable': (value: string) => `"${value}" is not an engine size.`,
  'engine-implausible': (value: string) => `An engine of ${value} cc cannot be right for this motorcycle.`,
  'owners-unreadable': (value: string) => `"${value}" is not a number of owners.`,
  'condition-unreadable': (value: string) => `"${value}" is none of excellent, good and fair.`,
  'text-too-long': (value: string) => `A text is longer than a listing keeps (${value}).`,
} as const;
