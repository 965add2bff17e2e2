import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { TopicNotes } from '../topics.ts';

/**
 * What comes with a request besides itself: the connection, or the address of whom a page's own call is made
 * for.
 */
export interface ClientBindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
  clientAddress?: string;
  /** Of a call that a page makes which may be kept. */
  topics?: TopicNotes;
  /**
   * Of a call that a page makes for a signed-in visitor: the session that the page's own request has proven.
   */
  proof?: object;
  /** Of a call within the process: takes what is answered. */
  handOver?: (data: unknown) => void;
}

/** The network address that a request came from. */
export type ReadAddress = (context: Context) => string;

/**
 * Reads where requests come from: the connection itself, or what the one trusted header says. Anybody can
 * write any header; only a proxy that stands before the site and sets this one makes it worth reading. Of a
 * list, the last entry is the one that the proxy added.
 */
export function createReadAddress(trustedHeader?: string): ReadAddress {
  return (context) => {
    const { incoming, clientAddress } = (context.env ?? {}) as ClientBindings;
    if (clientAddress !== undefined) return clientAddress;
    const told = trustedHeader && context.req.header(trustedHeader)?.split(',').at(-1)?.trim();
    if (told && isIP(told) !== 0) return plain(told);
    return plain(incoming?.socket?.remoteAddress ?? unknown);
  };
}

const unknown = 'unknown';

/** An IPv4 address that came over an IPv6 socket, as people write it. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * The network that one household or server has to itself: an IPv4 address, or the first half of an IPv6 one.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [front = '', back] = address.toLowerCase().split('%', 1).join('').split('::');
  const head = front === '' ? [] : front.split(':');
  const tail = back ? back.split(':') : [];
  const zeros = back === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
