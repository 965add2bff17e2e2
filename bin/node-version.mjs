// Runs on any Node that knows modules, so the syntax here and in the files beside it stays old.

/** Ends the process with one sentence where Node is too old for what comes next. */
export function requireNode(major) {
  if (Number(process.versions.node.split('.')[0]) >= major) return;
  console.error(
    'Moto Garage needs Node ' +
      major +
      ' or newer to set itself up, and this is Node ' +
      process.versions.node +
      ': install a newer one from https://nodejs.org and run the same command again.',
  );
  process.exit(1);
}
