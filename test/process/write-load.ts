import type { RunningSite } from './site-process.ts';

/** Visitors who ask the garage to write back, without a pause. */
interface WriteLoad {
  /** E-mails that the site has confirmed to have stored. */
  acknowledged: string[];
  /** Writes that got another answer, or none. */
  failed: number;
  stop(): Promise<void>;
}

let serial = 0;

/** Sends enquiries over `writers` connections at once until it is stopped, whatever happens to the site. */
export function startWriteLoad(site: RunningSite, writers = 4): WriteLoad {
  const load: WriteLoad = { acknowledged: [], failed: 0, stop: async () => {} };
  let stopped = false;
  const write = async () => {
    while (!stopped) {
      serial += 1;
      const email = `visitor-${serial}@example.org`;
      if (await sendEnquiry(site, email)) {
        load.acknowledged.push(email);
      } else {
        load.failed += 1;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
  };
  const all = Promise.all(Array.from({ length: writers }, write));
  load.stop = async () => {
    stopped = true;
    await all;
  };
  return load;
}

/** Whether the site has confirmed it. */
export async function sendEnquiry(site: RunningSite, email: string): Promise<boolean> {
  try {
    const response = await fetch(`${site.address}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.address },
      body: JSON.stringify({ email }),
      signal: AbortSignal.timeout(15_000),
    });
    await response.arrayBuffer();
    return response.status === 201;
  } catch {
    return false;
  }
}
