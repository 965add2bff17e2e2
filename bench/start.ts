/**
 * How long a site that was started before takes to be ready again: `npm run bench:start`. Exits with 1 when
 * the median of five starts is 3 seconds or more.
 */
import { cleanUp, makeDataDir, startSite } from '../test/process/site-process.ts';

const limit = 3_000;
const dataDir = await makeDataDir();
const times: number[] = [];
try {
  // The first start creates the cluster and is not counted.
  for (let start = 0; start < 6; start += 1) {
    const site = await startSite({ DATA_DIR: dataDir });
    if (start > 0) times.push(site.startTime);
    site.kill('SIGTERM');
    await site.ended;
  }
} finally {
  await cleanUp(dataDir);
}
const middle = times.toSorted((a, b) => a - b)[2] ?? Number.NaN;
console.log(`Warm starts: ${times.map((time) => `${(time / 1_000).toFixed(2)} s`).join(', ')}`);
if (!(middle < limit)) process.exitCode = 1;
