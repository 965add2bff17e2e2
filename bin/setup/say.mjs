/** What a person has to know and do; told without a stack. */
export class SetupError extends Error {}

/** One line about what is going on, on standard error, so that a program's own output stays its own. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** How long something took, for people: "0.4 s", "75 s". */
export function secondsSince(start) {
  const seconds = (performance.now() - start) / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/** Runs the `main` of a step and exits with its code. */
export async function runStep(load) {
  try {
    const { main } = await load();
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    say(error instanceof SetupError ? error.message : error.stack);
    process.exitCode = 1;
  }
}
