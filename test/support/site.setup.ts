import { startSite } from './site.ts';

/**
 * Playwright's global set-up: one site for all browser tests of a run. `SITE_URL` names a site that runs
 * already.
 */
export default async function setup() {
  if (process.env.SITE_URL) return undefined;
  const site = await startSite();
  process.env.SITE_URL = site.address;
  process.env.SITE_DATA_DIR = site.dataDir;
  return () => site.stop();
}
