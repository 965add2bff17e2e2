import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { TopicNotes } from '../topics.ts';

/**
 * What a request brings along: its connection, or the address of the visitor for whom a page makes the call.
 */
export interface ClientBindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
  clientAddress?: string;
  /** Set when a page that may be kept makes the call. */
  topics?: TopicNotes;
  /**
   * Set when a signed-in visitor's page makes the call: the session that the page's own request has proven.
   */
  proof?: object;
  /** Set for a call within the process: receives the answer's data. */
  handOver?: (data: unknown) => void;
}

/** The network address that a request came from. */
export type ReadAddress = (context: Context) => string;

/**
 * Reads the address that requests come from: the connection's, or the one in the trusted header. Anybody can
 * write any header; this one is worth reading only because a proxy in front of the site sets it. In a list,
 * the proxy added the last entry.
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

/** An IPv4 address without the prefix that an IPv6 socket gives it. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Whether an address is one of the machine's own, from which its programs send requests: also a proxy on it. */
export function isOfThisMachine(address: string): boolean {
  return address === '::1' || /^127(\.\d+){3}$/.test(address);
}

/** The network of one household or server: an IPv4 address, or the first half of an IPv6 one. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [front = '', back] = address.toLowerCase().split('::');
  const head = front === '' ? [] : front.split(':');
  const tail = back ? back.split(':') : [];
  const zeros = back === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * The network of a whole site or of a part of a provider, out of which one customer may have very many addresses: the first three
 * groups of an IPv6 address. Null for an IPv4 one, of which nobody has many for nothing.
 */
export function widerNetworkOf(address: string): string | null {
  return isIP(address) === 6 ? networkOf(address).split(':', 3).join(':') : null;
}
