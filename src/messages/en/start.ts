// What the programs say to the people who run them: one sentence that says what to do.

export const adminUsage =
  'Give the e-mail of the account that is to become an admin: npm run admin -- someone@example.org (with --remove it stops being one)';
export function adminUnknown(email: string): string {
  return `No account has the e-mail ${email}: register it on the site first, then run this again.`;
}
export function adminUnconfirmed(email: string): string {
  return `Nobody has confirmed the mailbox ${email} yet: its owner has to open the link in the mail from the site first, then run this again.`;
}
export const adminStopped = (email: string) =>
  `The account ${email} is suspended: an admin has to reinstate it first.`;
export const adminUnknownToRemove = (email: string) => `No account has the e-mail ${email}.`;
export const adminOutcome = {
  granted: (email: string) => `${email} is now an admin.`,
  already: (email: string) => `${email} is already an admin.`,
  revoked: (email: string) => `${email} is no longer an admin.`,
  never: (email: string) => `${email} is not an admin.`,
};
export const didNotWork = (reason: string) => `That did not work: ${reason}.`;

export const stopping = 'The site is being stopped.';
export function portTaken(port: number): string {
  return `Port ${port} is in use by another program: stop that, or set PORT to another one.`;
}
export function portForbidden(port: number): string {
  return `This user may not listen on port ${port}: set PORT to one above 1023.`;
}
export function hostElsewhere(host: string): string {
  return `HOST ${host} is not an address of this machine: set it to 127.0.0.1 or 0.0.0.0.`;
}
export function hostUnknown(host: string): string {
  return `HOST ${host} is not known: set it to 127.0.0.1 or 0.0.0.0.`;
}
export function cannotListen(host: string, port: number, reason: string): string {
  return `The site cannot listen on ${host}:${port}: ${reason}.`;
}

export function outboxUnwritable(folder: string, reason: string, diskIsFull: boolean): string {
  const remedy = diskIsFull ? 'make room on its disk' : 'give that folder to the user that runs the site';
  return `Mail cannot be kept in ${folder} (${reason}): ${remedy}, or set SMTP_URL to a mail server.`;
}

export const workerNeedsDatabase =
  'The job process needs a database: set DATABASE_URL, or run npm start, which starts PostgreSQL and this process as well.';
export const jobsFailed = (reason: string) => `The job process failed: ${reason}.`;
export const jobsWithoutDatabase = (reason: string) =>
  `The job process cannot use the database now (${reason}); the site starts it again.`;
export const jobsForbidden = (reason: string) =>
  `The job process may not do what it must (${reason}): make the user of DATABASE_URL the owner of the schema pgboss and of what is in it.`;
export function settingsUnreadable(file: string, reason: string): string {
  return `The settings file ${file} cannot be read (${reason}).`;
}
export const noSettings = (file: string, names: readonly string[]) =>
  `${file} says what is no setting, and does nothing: ${names.join(', ')}. .env.example lists all settings; each is a line NAME=value.`;

/** `done` of `all` migrations were applied before one failed, and the version before knows none of them. */
export function notUpToDate(reason: string, { done, all }: { done: number; all: number }): string {
  if (done === 0)
    return (
      `The database could not be brought up to date and was left as it was (${reason}): ` +
      'start the version that was used before, and report this.'
    );
  return (
    `The database could not be brought up to date (${reason}): ${done} of ${all} changes were made, and the version that was ` +
    'used before does not know them. Start that version with the copy of the data from before, and report this.'
  );
}
export const bringingUpToDate = (changes: number) =>
  `The database is brought up to date, in ${changes} ${changes === 1 ? 'change' : 'changes'}; with many motorcycles this takes minutes.`;

/** `name`: these sentences begin with it, as in "The database of DATABASE_URL, localhost:5432/garage,". */
export const ownDatabase = 'The database in the data folder';
export function databaseNotUtf8(name: string, encoding: string): string {
  return (
    `${name} stores texts as ${encoding}, which cannot store the letters of many names: create a database with encoding UTF8 ` +
    "(create database garage encoding 'UTF8' template template0), and set DATABASE_URL to it."
  );
}
export function databaseRightsMissing(name: string, grants: readonly string[]): string {
  return `${name} does not give this user all rights that the site needs: run "${grants.join('; ')}" there as its owner.`;
}
export function databaseForbids(name: string, reason: string): string {
  return `${name} forbids what the site needs (${reason}): give its user that right, or make that user the owner.`;
}
export function databaseReadOnly(name: string): string {
  return `${name} can only be read (a standby, or default_transaction_read_only is on): set DATABASE_URL to one that can be written to.`;
}
export function databaseNotEmpty(name: string, reason: string): string {
  return `${name} has tables of another program (${reason}) and was left as it was: set DATABASE_URL to an empty database.`;
}
/** The database stopped working in the middle. */
export function interrupted(name: string, reason: string, diskIsFull: boolean): string {
  return (
    `${name} could not be made ready (${reason}). What was done stays, and the next start goes on from there: ` +
    `${diskIsFull ? 'make room on its disk and start' : 'start'} again.`
  );
}
export function notSetUp(name: string, reason: string): string {
  return `${name} could not be set up and was left as it was (${reason}): report this.`;
}

export const postgresLacksDisk = 'The disk is full: make room on it and start again. Nothing is lost.';
export const postgresLacksMemory =
  'There is too little memory: end other programs, or give the machine more, and start again. Nothing is lost.';
export const postgresMayNotRead =
  'Files of the data folder belong to another user: give all of it to the user that runs the site (chown -R), and start again.';
export const postgresFolderDamaged =
  'The data folder is damaged or incomplete: restore all of it from a backup.';
export const postgresRestarts = 'PostgreSQL ended unexpectedly; starting it again.';
export const postgresWaits =
  'PostgreSQL cannot be started now, as the disk or the memory is full; it is tried again until there is room.';
export const postgresRunsAgain = 'PostgreSQL is running again.';

export const samplesAdded = (added: number) =>
  `${added} sample motorcycles were added. DEMO=off takes them away at the next start.`;
/** `sold`: those that somebody booked, saved or reported. */
export function samplesGone(deleted: number, sold: number): string {
  const kept = sold === 0 ? '' : ` ${sold} of them that somebody booked, saved or reported stay as sold.`;
  return `${deleted + sold} sample motorcycles are no longer for sale, as DEMO is off.${kept}`;
}

/** CURRENCY is another one than that of the stored prices. */
export function otherCurrency(stored: string, set: string): string {
  return (
    `The prices in this garage are in ${stored}, and CURRENCY is now ${set}: set CURRENCY=${stored} to continue as before; or start ` +
    `once with STORED_PRICES=${stored}, and they stay in ${stored} while new ones are in ${set}; or with STORED_PRICES=${set}, if ` +
    `they were meant in ${set} all along.`
  );
}

export const pagesNotBuilt = 'The pages are not built: run npm start, which builds what is missing.';
export function firebaseIncomplete(missing: readonly string[]): string {
  return (
    `Firebase needs all of its six values, and ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set: ` +
    'set what is missing, or none of them for accounts on this server.'
  );
}
export function firebaseProjectWrong(projectId: string): string {
  return `VITE_FIREBASE_PROJECT_ID="${projectId}" is not the id of a project, as in my-garage-1a2b3.`;
}
export function firebaseDomainWrong(authDomain: string): string {
  return `VITE_FIREBASE_AUTH_DOMAIN="${authDomain}" is not a host name, as in my-garage-1a2b3.firebaseapp.com.`;
}
export function builtForAnother(projectId: string, builtFor: string | undefined): string {
  const reality = builtFor === undefined ? 'without Firebase' : `for the Firebase project "${builtFor}"`;
  return (
    `FIREBASE_PROJECT_ID="${projectId}", but the pages were built ${reality}: set the six VITE_FIREBASE_ values of ` +
    `"${projectId}" and start again, or correct FIREBASE_PROJECT_ID.`
  );
}
