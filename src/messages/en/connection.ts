// What is said while there is no connection. Apart from the common words, as no page needs it at first.
export const waits = 'There is no connection. This continues by itself as soon as the connection is back.';
