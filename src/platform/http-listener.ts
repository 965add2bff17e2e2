import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import * as words from '#messages/start.ts';
import { addressOf } from './config.ts';
import { reasonOf, StartError } from './start-error.ts';

/**
 * Bytes of a request's address and headers; more is answered 431. Words of Bangla take nine bytes a letter in
 * an address: a page of pasted text fits and is told to be too long.
 */
const longestHead = 64 * 1024;

/** Answers a request; the bindings give the connection, for the address of the caller. */
type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** A port that is held, and answered as soon as there is something to answer with. */
interface HttpListener {
  address: string;
  port: number;
  /** Requests that came before this was called have waited for it. */
  serve(fetch: Fetch): void;
  /**
   * Takes no more connections, lets requests in flight finish for at most `timeout` milliseconds, then cuts
   * them off.
   */
  close(timeout: number): Promise<void>;
}

/**
 * Takes the port first and lets early visitors wait: a start that cannot have its port fails before it does
 * work.
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
    // An idle connection would otherwise stay open as long as its keep-alive lasts.
    outgoing.once('close', () => server.listening || server.closeIdleConnections());
    return listener(incoming, outgoing);
  });
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
