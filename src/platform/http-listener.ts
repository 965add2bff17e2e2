import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import * as words from '#messages/start.ts';
import { addressOf } from './config.ts';
import { reasonOf, StartError } from './start-error.ts';

/**
 * Largest size of a request's address and headers in bytes; a larger one is answered with 431. A Bangla
 * letter takes nine bytes in an address: a pasted page of text still fits, and is then refused with a message
 * that it is too long.
 */
const longestHead = 64 * 1024;

/**
 * Milliseconds that an idle connection stays open. Longer than proxies use one again (a minute in nginx): the side that
 * closes first may meet the next request, which then fails, and one that stores something is not sent twice.
 */
const idle = 65_000;

/** Answers a request; the bindings hold the connection, from which the caller's address is read. */
type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** An open port whose requests wait until there is something to answer them with. */
interface HttpListener {
  address: string;
  port: number;
  /** Begins to answer, including the requests that came before. */
  serve(fetch: Fetch): void;
  /**
   * Accepts no more connections, lets requests in flight finish for at most `timeout` milliseconds, then cuts
   * them off.
   */
  close(timeout: number): Promise<void>;
}

/**
 * Opens the port first and lets early visitors wait: a start that cannot have its port fails before it does
 * any work.
 */
export async function openHttpListener(host: string, port: number): Promise<HttpListener> {
  let begin: (fetch: Fetch) => void = () => {};
  let giveUp: () => void = () => {};
  const site = new Promise<Fetch>((resolve, reject) => {
    begin = resolve;
    giveUp = () => reject(new Error(words.stopping));
  });
  site.catch(() => undefined);
  let fetch: Fetch = async (request, bindings) => {
    try {
      return (await site)(request, bindings);
    } catch {
      return new Response(`${words.stopping}\n`, { status: 503 });
    }
  };

  const listener = getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings));
  const server = createServer({ maxHeaderSize: longestHead }, (incoming, outgoing) => {
    // An idle connection would otherwise stay open until its keep-alive ends.
    outgoing.once('close', () => server.listening || server.closeIdleConnections());
    return listener(incoming, outgoing);
  });
  server.keepAliveTimeout = idle;
  await listen(server, host, port);
  const taken = (server.address() as AddressInfo).port;
  return {
    address: addressOf(host, taken),
    port: taken,
    serve(answer) {
      fetch = answer;
      begin(answer);
    },
    close(timeout) {
      giveUp();
      return close(server, timeout);
    },
  };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): StartError {
  const message: Record<string, string> = {
    EADDRINUSE: words.portTaken(port),
    EACCES: words.portForbidden(port),
    EADDRNOTAVAIL: words.hostElsewhere(host),
    ENOTFOUND: words.hostUnknown(host),
  };
  return new StartError(message[error.code ?? ''] ?? words.cannotListen(host, port, reasonOf(error)));
}

async function close(server: Server, timeout: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const cutOff = setTimeout(() => server.closeAllConnections(), timeout);
  await closed;
  clearTimeout(cutOff);
}
