type Counts = Readonly<Record<string, number>>;

/**
 * Runs the steps of a job one after the other, each whether or not those before it failed: otherwise one that fails
 * hour after hour would keep all later ones from ever being done. Returns what all of them did. If any failed, throws
 * all their errors at the end, so that the job counts as failed and is tried again.
 */
export async function runSteps(steps: readonly (() => Promise<Counts>)[]): Promise<Counts> {
  const done: Record<string, number> = {};
  const errors: unknown[] = [];
  for (const step of steps) {
    try {
      Object.assign(done, await step());
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} of ${steps.length} steps failed`);
  return done;
}
