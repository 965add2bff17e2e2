import { deleteOldRejects } from './rejects.ts';

/** Deletes the refused rows of imports that nobody corrected in a long time. */
export async function sweepImports(dataDir: string) {
  return { rejects: await deleteOldRejects(dataDir) };
}
