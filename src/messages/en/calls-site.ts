// What the document of the API says of the calls about site.

export const postEnquiry = {
  summary: 'Ask the garage to write back',
  body: 'Where to answer.',
  answer: 'Stored.',
} as const;

export const newEnquiry = {
  email: 'Where the garage should answer.',
} as const;
