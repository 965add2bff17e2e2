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

/** Computes a value once per object and keeps it as long as the object lives. Callers must not change it. */
export function onceFor<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, To>();
  return (from) => {
    let to = made.get(from);
    if (to === undefined) {
      to = make(from);
      made.set(from, to);
    }
    return to;
  };
}
