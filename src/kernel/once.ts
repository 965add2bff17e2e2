/**
 * Computes a value when it is first needed, and keeps it. For patterns with Unicode classes (`\p{L}`): a
 * phone takes about a millisecond to build each, and most pages never use one.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
