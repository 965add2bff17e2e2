/** What the test APIs of this worker have logged as errors and nobody has taken yet, oldest first. */
const logged: { of: object; error: unknown[] }[] = [];

/** Notes an error that a test API has logged; `of` is the API's own. */
export function noteError(of: object, error: unknown[]): void {
  logged.push({ of, error });
}

/** Takes the errors of one test API, or of all, so that they count as expected. */
export function takeLogged(of?: object): unknown[][] {
  const taken = logged.filter((each) => of === undefined || each.of === of);
  for (const each of taken) logged.splice(logged.indexOf(each), 1);
  return taken.map(({ error }) => error);
}

/** Fails if a test API has logged an error that no test has taken; it is told once. */
export function failOnLogged(): void {
  const errors = takeLogged();
  if (errors.length === 0) return;
  const texts = errors.map((parts) => parts.map(textOf).join(' '));
  // Only the first one's stack is printed: the others mostly follow from it.
  const cause = errors[0]?.map(causeOf).find((error) => error instanceof Error);
  throw new Error(`An API of this test logged what it did not expect:\n${texts.join('\n')}`, { cause });
}

function causeOf(part: unknown): unknown {
  return typeof part === 'object' && part !== null && 'err' in part ? part.err : part;
}

function textOf(part: unknown): string {
  if (typeof part === 'string') return part;
  const { err, ...more } = { err: undefined, ...(part as object) };
  return `${String(err ?? '')} ${JSON.stringify(more)}`;
}
