/**
 * Makes a value when it is first asked for, and keeps it. For patterns with classes of Unicode (`\p{L}`):
 * each takes a phone about a millisecond to build, and most pages never use one.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
