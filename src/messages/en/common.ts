// Words that several parts of the product use.
export const unreachable = 'The garage cannot be reached. Check your connection and try again.';
export const signInFirst = 'Please log in first.';
export const unexpected = 'Something went wrong on our side. Please try again.';
export const unavailable = 'The garage is busy just now. Please try again in a moment.';
export const tooSlow = 'This took too long and was stopped. Ask for less, or try again in a moment.';
export const crossed =
  'Somebody else was changing this at the same moment, so nothing was saved. Please try again.';
export const textUnreadable = 'Some text contains characters that cannot be stored. Type it again.';
export const textBroken = 'A character of this text is broken (�). Delete it and type it again.';
export const requestUnreadable = 'The server could not read what was sent. Go back and send it again.';
export const requestTooLarge =
  'What was sent is too long. Go back, make the texts shorter, and send it again.';
export const formExpected = 'This address accepts only forms. Open the page and send its form.';
export const tryAgain = 'Try again';
export const reload = 'Reload the page';
export const pageEmpty = 'Nothing on this page any more';
export const pageEmptyHint = 'The list ends before this page. It may be shorter than it was.';
export const toFirstPage = 'Back to the start of the list';
export const loading = 'Loading…';
export const chunkFailed =
  'Part of this page did not arrive. Your connection may be slow; reload to try again.';
export const notFoundText = "oop, that link is broken; page doesn't exist or some other error occured.";
export const notFoundTitle = 'oop, that link is broken';
export const goHome = 'Home page';
export const productName = 'Moto Garage';
export const nameOfGarage = 'Enter your own name: this one looks like the garage’s own name.';

// A form that was left half way.
export const draftRestored = 'We kept what you had typed.';
export const discardDraft = 'Start again';

/** The titles of problem documents, by status. */
export const problemTitles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  410: 'Gone',
  411: 'Length required',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Cannot be accepted',
  429: 'Too many requests',
  503: 'Busy',
};
export const problemTitle = 'Error';
