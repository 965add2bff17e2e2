// Crockford's base 32: no letter can be mistaken for a digit when an id is read out on the phone.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** The form of ids: our own, and those of imported motorcycles. */
export const idForm = /^[0-9a-z]{1,40}$/;

/** Whether a text can be an id. */
export function isId(text: string): boolean {
  return idForm.test(text);
}

/**
 * A new identifier of 16 characters: nine for the time (milliseconds), seven random (35 bits). So rows that were
 * added together are mostly together in an index. Their order proves nothing: within a millisecond it is random, and
 * clocks of several hosts differ. Where it matters what came first, the database times or counts it.
 */
export function newId(now: number = Date.now()): string {
  let time = '';
  for (let rest = now, i = 0; i < 9; i++) {
    time = alphabet.charAt(rest % 32) + time;
    rest = Math.floor(rest / 32);
  }
  return time + randomCharacters(7);
}

/** A new identifier of 26 random characters (130 bits), for what only those find who were given its address. */
export function newSecretId(): string {
  return randomCharacters(26);
}

function randomCharacters(count: number): string {
  let text = '';
  for (const byte of crypto.getRandomValues(new Uint8Array(count))) text += alphabet.charAt(byte % 32);
  return text;
}
