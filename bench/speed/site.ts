/** The site as it is in production, with one more address: a string that nothing has to be asked for. */
import { readConfig, withPort } from '../../src/platform/config.ts';
import { openDatabase } from '../../src/platform/database.ts';
import { openHttpListener } from '../../src/platform/http-listener.ts';
import { createSite } from '../../src/site.server.ts';

const settings = readConfig(process.env);
const listener = await openHttpListener(settings.host, settings.port);
const config = withPort(settings, listener.port);
const silent = { debug() {}, info() {}, warn: console.error, error: console.error };
const site = await createSite({
  config,
  database: openDatabase(config.databaseUrl ?? ''),
  log: silent,
  mail: { send: () => {}, settled: () => Promise.resolve(), outbox: undefined },
});
const text = 'x'.repeat(1_000);
listener.serve((request, bindings) =>
  request.url.endsWith('/static-string') ? new Response(text) : site.fetch(request, bindings),
);
console.log(`ready ${listener.port}`);
