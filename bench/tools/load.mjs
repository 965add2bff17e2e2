// Puts load on a site: reads { url, connections, seconds, requests } as JSON from its input, prints what came back.
// Every connection goes through the requests from a place of its own, so that no two ask the same at once.
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

const { url, connections, seconds, requests } = JSON.parse(await text(process.stdin));
const times = [];
let started = 0;

const run = autocannon({
  url,
  connections,
  duration: seconds,
  timeout: 60,
  requests: [requests[0]],
  setupClient: (client) => {
    const first = Math.floor((started * requests.length) / connections);
    started += 1;
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    client.on('response', (_status, _bytes, milliseconds) => void times.push(milliseconds));
  },
});
const result = await run;
if (result.non2xx > 0) console.error(`    ${url} answered ${JSON.stringify(result.statusCodeStats)}`);
times.sort((a, b) => a - b);
const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? null;
console.log(
  JSON.stringify({
    perSecond: result['2xx'] / result.duration,
    answered: times.length,
    failed: result.errors + result.timeouts + result.non2xx,
    bytes: times.length === 0 ? null : result.throughput.total / times.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  }),
);
