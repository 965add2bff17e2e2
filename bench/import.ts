/**
 * Imports a generated file of a million rows three times: new, again without a change, and with every price
 * changed. Prints time and rows per second of each run, and this process's peak memory, which must stay under
 * 200 MB for any size: `npm run bench:import [-- ROWS]`.
 */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { importListings } from '../src/features/imports/commands.ts';
import { closeDatabase, openDatabase } from '../src/platform/database.ts';
import { openEmbeddedPostgres } from '../src/platform/embedded-postgres/server.ts';
import { migrate } from '../src/platform/migrations.ts';

// The same as in the import command.
setFlagsFromString('--optimize-for-size');

const mostMegabytes = 200;
const names = [
  'Bajaj Pulsar 150cc',
  'Tvs Apache RTR 160',
  'HERO HONDA SPLENDOR+',
  'yamaha fzs v3',
  '"Royal Enfield Classic 350, ""Redditch"""',
  'Honda Dio',
  'Suzuki Gixxer SF 155',
  'Palsar NS200',
];
const places = ['Dhaka', 'Chattogram', 'Sylhet', '"Mirpur, Dhaka"', 'Khulna', 'Bogura'];

/**
 * Rows as messy as real ones: figures with words, quotation marks, a line break in a cell, one broken row in
 * fifty. `higher` is added to each price, in thousands.
 */
function row(number: number, higher: number): string {
  const name = names[number % names.length];
  const place = places[number % places.length];
  const price =
    number % 50 === 7
      ? 'call'
      : number % 3 === 0
        ? `"1,${10 + higher + (number % 80)},000"`
        : 60_000 + higher * 1_000 + (number % 90_000);
  const remark = number % 10 === 0 ? '"well kept,\nservice book"' : 'well kept';
  return `${number},${name},${price},${2008 + (number % 18)},"${1 + (number % 60)},${100 + (number % 800)} km",${place},${remark}\n`;
}

async function writeRows(path: string, count: number, higher: number): Promise<void> {
  const file = createWriteStream(path);
  let piece = 'id,bike_name,price,year,kms_driven,city,description\n';
  for (let number = 0; number < count; number += 1) {
    piece += row(number, higher);
    if (piece.length < 64 * 1024) continue;
    if (!file.write(piece)) await once(file, 'drain');
    piece = '';
  }
  file.end(piece);
  await once(file, 'close');
}

const count = Number(process.argv[2] ?? 1_000_000);
const folder = await mkdtemp(join(tmpdir(), 'moto-garage-import-'));
const server = await openEmbeddedPostgres({ dataDir: join(folder, 'data'), mode: 'own' });
const database = openDatabase(server.connectionString, { connections: 2, statementTimeout: 60_000 });
try {
  await migrate(database);
  const file = join(folder, 'rows.csv');
  const runs = [
    { name: 'new', higher: 0 },
    { name: 'again, unchanged', higher: 0 },
    { name: 'with other prices', higher: 1 },
  ];
  for (const { name, higher } of runs) {
    await writeRows(file, count, higher);
    const summary = await importListings({ database, file, rejectsFile: join(folder, 'rejects.csv') });
    console.log(`${name}:`);
    console.log(`  rows read       ${summary.read}`);
    console.log(`  accepted        ${summary.accepted}`);
    console.log(`  changed         ${summary.changed}`);
    console.log(`  unchanged       ${summary.unchanged}`);
    console.log(`  refused         ${JSON.stringify(summary.refused)}`);
    console.log(`  seconds         ${summary.seconds.toFixed(1)}`);
    console.log(`  rows a second   ${Math.round(summary.read / summary.seconds)}`);
  }
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`peak memory     ${megabytes} MB (at most ${mostMegabytes})`);
  if (megabytes > mostMegabytes) process.exitCode = 1;
} finally {
  await closeDatabase(database);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
