/**
 * A short checksum of a text, the same on server and browser, to notice that it is another. Two rounds of FNV-1a with
 * different beginnings give 64 bits. It protects from nobody: whoever wants to can find texts with the same one.
 */
export function checksumOf(text: string): string {
  return [0x811c9dc5, 0x9747b28c].map((beginning) => round(text, beginning)).join('');
}

/** Seven digits in base 36, which hold 32 bits. */
function round(text: string, beginning: number): string {
  let sum = beginning;
  for (let place = 0; place < text.length; place += 1)
    sum = Math.imul(sum ^ text.charCodeAt(place), 0x01000193);
  return (sum >>> 0).toString(36).padStart(7, '0');
}
