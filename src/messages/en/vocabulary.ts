// The garage's vocabulary, for its admins, at /dashboard/vocabulary.
export const menuEntry = 'Vocabulary';
export const title = 'Vocabulary';
export const lead =
  'What the search understands: makes, models and places, and how else people write them. What you add counts from the next search on, for bikes that are listed already and for those to come.';
export const adminsOnly = 'The vocabulary is for the admins of the garage.';

export const kindTabs = {
  make: 'Makes',
  model: 'Models',
  division: 'Divisions and countries',
  district: 'Districts and towns',
} as const;
export const kindNames = {
  make: 'make',
  model: 'model',
  division: 'division',
  district: 'district',
} as const;
export const searchLabel = 'Search by name or spelling';
export const searchButton = 'Search';
/** Of one make or division only. */
export const onlyOf = (name: string) => `Only those of ${name}.`;
export const showAll = 'Show all';
export const childrenOf = { model: 'Its models', district: 'Its districts' } as const;
export const onSale = (count: number, grouped: string) =>
  count === 0 ? 'None on sale' : count === 1 ? '1 on sale' : `${grouped} on sale`;
/** For those who do not see the name beside the count. */
export const onSaleOf = (count: string, name: string) => `${count}: ${name}`;

/** Of a district, above its parts. */
export const areas = 'Its areas';
export const areasOf = (name: string) => `Areas of ${name}, and how they are written`;
/** Between spellings of one area. */
export const orWritten = ' / ';
export const spellingsOf = (name: string) => `How else ${name} is written`;
export const noSpellings = 'No other spellings.';
export const origins = { 'built-in': 'built in', merged: 'was a name of its own', added: '' } as const;
export const takeAway = (spelling: string, name: string) => `Remove “${spelling}” from ${name}`;
export const takenAway = (spelling: string) => `“${spelling}” was removed.`;
export const undo = 'Undo';
export const addSpelling = 'Add a spelling';
export const addSpellingTo = (name: string) => `Add a spelling to ${name}`;
export const spellingLabel = 'As people write it';
export const spellingHint = 'Capitals, spaces and hyphens make no difference. Bangla script is welcome.';
export const areaLabel = 'What it means';
export const wholeDistrict = (name: string) => `All of ${name}`;
export const newArea = 'An area that is not in the list';
export const add = 'Add';
export const spellingAdded = (spelling: string, name: string) => `“${spelling}” now means ${name}.`;
export const areaAdded = (spelling: string, name: string) => `“${spelling}” now means an area of ${name}.`;
export const added = 'Added.';
export const gone = 'Removed.';

export const addName = { make: 'Add a make', model: 'Add a model' } as const;
export const nameLabel = { make: 'Name of the make', model: 'Name of the model' } as const;
export const nameHint = { make: undefined, model: 'The make is not part of it.' } as const;
export const makeLabel = 'Its make';
export const nameAdded = (name: string) => `The search now knows ${name}.`;

export const merge = 'Merge';
export const mergeName = (name: string) => `Merge ${name} into another name`;
export const mergeTitle = 'One name instead of two';
export const mergeLead = (name: string, count: string) =>
  `${name} (${count}) turns into another name. Its bikes, its spellings and what belongs to it move there, and old links lead there. This cannot be undone.`;
export const mergeSearchLabel = 'Which name is it really?';
export const mergeFind = 'Find';
export const mergeChoose = 'Choose the name that stays';
export const mergeNothing = 'There is no other name like this. Try fewer letters.';
export const mergeNow = 'Merge';
export const mergeKeep = 'Keep both';
export const merged = (former: string) => `${former} was merged.`;
export const mergedShort = 'Merged.';
export const close = 'Close';
export const notHere = 'This name is not on this page any more. Search for it.';

export const empty = 'Nothing here yet';
export const emptyHint = 'Names come with the first bikes that are listed.';
export const nothingFound = 'Nothing found';
export const nothingFoundHint = 'Try fewer letters, or look under the other headings.';
export const more = 'More names';
export const loading = 'Loading the vocabulary…';
export const mergeLoading = 'Looking for names…';
export const failed = 'The vocabulary could not be loaded.';
export const formRefused = 'This could not be added yet:';

// Refusals.
export const spellingEmpty = 'Enter how people write it.';
export const nameEmpty = 'Enter a name.';
export const tooLong = (longest: number) => `Use at most ${longest} characters.`;
export const tooShort =
  'Use at least two characters, one of them a letter: the search could not tell it from a figure.';
export const makeUnknown = 'There is no such make. Add it first, or spell it as the list of makes does.';
export const spellingKnown = (text: string, name: string) => `“${text}” already means ${name}.`;
export const spellingTaken = (text: string, means: string) =>
  `“${text}” means ${means} now, and can mean only one thing. If both are the same, merge them.`;
export const spellingOrdinary = (text: string) =>
  `“${text}” is an ordinary word or a figure in searches. Add a word to it.`;
/** What something means: "Bajaj Pulsar (model)". */
export const meaning = (name: string, kind: string) => `${name} (${kind})`;
export const categoryKind = 'category';
export const nameTaken = (name: string) =>
  `There is already a name like “${name}”, or there was one. Search for it.`;
export const nameNotFound = 'There is no such name any more. Reload the page.';
export const areaUnknown = 'There is no such area here. Choose one from the list.';
export const spellingNotFound = 'This spelling has already been removed.';
export const spellingBuiltIn = 'This spelling is built in and stays.';
export const nameBuiltIn = 'This name came with the program and stays. Merge the other one into it.';
export const otherKind = 'A name can only be merged into another one of its kind.';
export const tooManySpellings = (most: number) =>
  `A name can have ${most} spellings at most; remove one first.`;
export const tooManyNames = (most: number) => `There are already ${most} added names; merge some first.`;
