// A load generator: reads { url, connections, seconds, requests } as JSON from its input and prints the
// result. Each connection starts at a different place in the list of requests, so that no two send the same
// one at once. Bodies are read and dropped: a client that decodes them is slower than the site it measures.
import { text } from 'node:stream/consumers';
import { Client } from 'undici';

const longestAnswer = 60_000;
const { url, connections, seconds, requests } = JSON.parse(await text(process.stdin));
const times = [];
const statuses = {};
let [bytes, taken, broken] = [0, 0, 0];
const started = performance.now();
const end = started + seconds * 1_000;

/** Sends one request after another until the time is up. */
function ask(client, first) {
  return new Promise((done) => {
    let place = first;
    let askedAt = 0;
    let status = 0;
    const next = () => {
      askedAt = performance.now();
      if (askedAt >= end) return done();
      const { path, method = 'GET', headers, body } = requests[place++ % requests.length];
      return client.dispatch({ path, method, headers, body }, answer);
    };
    const answer = {
      onRequestStart: () => {},
      onResponseStart: (_controller, code) => {
        status = code;
      },
      onResponseData: (_controller, chunk) => {
        bytes += chunk.length;
      },
      onResponseEnd: () => {
        times.push(performance.now() - askedAt);
        if (status >= 200 && status < 300) taken += 1;
        else statuses[status] = (statuses[status] ?? 0) + 1;
        queueMicrotask(next);
      },
      onResponseError: () => {
        broken += 1;
        setImmediate(next);
      },
    };
    next();
  });
}

await Promise.all(
  Array.from({ length: connections }, async (_, number) => {
    const client = new Client(url, { headersTimeout: longestAnswer, bodyTimeout: longestAnswer });
    await ask(client, Math.floor((number * requests.length) / connections));
    await client.destroy();
  }),
);
const took = (performance.now() - started) / 1_000;

const refused = Object.values(statuses).reduce((sum, count) => sum + count, 0);
if (refused > 0) console.error(`    ${url} answered ${JSON.stringify(statuses)}`);
times.sort((a, b) => a - b);
const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? null;
console.log(
  JSON.stringify({
    perSecond: taken / took,
    answered: times.length,
    failed: refused + broken,
    bytes: times.length === 0 ? null : bytes / times.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  }),
);
