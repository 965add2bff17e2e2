// Words that several parts of the product use.
export const unreachable = 'The garage cannot be reached. Check your connection and try again.';
export const signInFirst = 'Please log in first.';
export const unexpected = 'Something went wrong on our side. Please try again.';
export const unavailable = 'The garage is busy just now. Please try again in a moment.';
export const tooSlow = 'This took too long and was given up. Ask for less, or try again in a moment.';
export const textUnreadable = 'A text contains characters that cannot be stored. Type it again.';
export const textBroken = 'A character of this text is broken (�). Delete it and type it again.';
export const requestUnreadable = 'The server could not read what was sent. Go back and send it again.';
export const formExpected = 'This address takes forms only. Open the page and send its form.';
export const tryAgain = 'Try again';
export const reload = 'Reload the page';
export const loading = 'Loading…';
export const chunkFailed =
  'A part of this page did not arrive. Your connection may be slow; reload to try again.';
export const notFoundText = "oop, that link is broken; page doesn't exist or some other error occured.";
export const notFoundTitle = 'oop, that link is broken';
export const goHome = 'Home page';
export const productName = 'Moto Garage';
