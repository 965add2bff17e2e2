// What the document of the API says of the calls about the vocabulary.

export const getNames = {
  summary: 'What the search understands, for admins',
  description:
    'Makes, models and places with the number of their bikes on sale, and how else they are written.',
  answer: 'In the order of their slugs; the Link header (rel="next") leads on.',
} as const;
export const postName = {
  summary: 'Teach the search a make or a model; for admins',
  body: 'The name.',
  answer: 'Known from the next search on.',
} as const;
export const postSpelling = {
  summary: 'Teach the search another spelling of a name; for admins',
  body: 'The spelling.',
  answer: 'Understood from the next search on.',
} as const;
export const deleteSpelling = {
  summary: 'Remove a spelling that an admin has added; for admins',
  answer: 'Removed.',
} as const;
export const postMerge = {
  summary: 'Merge two names into one; for admins',
  description:
    'Bikes, spellings and what belongs to the name move to the other one. Addresses with its slug lead there.',
  body: 'The name that stays.',
  answer: 'Merged.',
} as const;
export const query = {
  kind: 'Which names.',
  parent: 'Slug of the make, division or country that they belong to.',
  search: 'Part of a name or of a spelling.',
  cursor: 'The slug after which the page begins.',
} as const;
export const spelling = {
  id: 'Null for what cannot be removed.',
  origin: 'Built in, a name that was merged into this one, or added by an admin.',
  area: 'Of a part of a district: the same in all spellings of that part.',
} as const;
export const name = { count: 'Bikes on sale.' } as const;
export const newName = {
  name: 'Of a model without its make.',
  make: 'Name or slug of the make that a model is of.',
} as const;
export const newSpelling = {
  spelling: 'As people write it, in any script.',
  area: 'Where it names only a part of a district: a spelling of that part, or itself if there is none yet.',
} as const;
export const into = 'Id of the name that stays.';
