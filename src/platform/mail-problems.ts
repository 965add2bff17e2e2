/** What a mail server's refusal means, and what of it may be logged. */
import { reasonOf } from './start-error.ts';

interface Refusal {
  /** The reply code of the mail server. */
  responseCode?: unknown;
  /** The command that it replied to. */
  command?: unknown;
  /** The whole reply. */
  response?: unknown;
}

/** Replies about a mailbox: it does not exist, or not here, or its name is none (RFC 5321, 4.2.3). */
const ofMailbox: ReadonlySet<unknown> = new Set([550, 551, 553]);
/** The enhanced status code of a reply (RFC 3463); one about the address or a mailbox that is switched off. */
const status = /(?<=^\d{3}[ -])5\.\d{1,3}\.\d{1,3}/;
const ofAddress = /^5\.(?:1\.(?:[1236]|10)|2\.1)$/;
/** Without such a code the words must say so, and nothing of us. */
const noMailbox = /no such|unknown|not exist|not found|invalid|unrout|disabled|no mailbox|is none|syntax/i;
const ofUs =
  /sender|verif|relay|rcpthosts|denied|polic|prohibit|spam|block|black ?list|helo|spf|rbl|dns|authenticat|not allowed|not permitted/i;

/**
 * Whether a mail server will never accept mail for this recipient: the mailbox does not exist. All else may concern us and be
 * mended, however final it sounds: a changed password, an address that the server does not relay for or mistrusts, a full
 * mailbox.
 */
export function isRefusal(error: unknown): boolean {
  const { responseCode, command, response } = (error ?? {}) as Refusal;
  if (command !== 'RCPT TO' || !ofMailbox.has(responseCode)) return false;
  const reply = typeof response === 'string' ? response : String((error as Error).message);
  const said = status.exec(reply)?.[0];
  if (ofUs.test(reply)) return false;
  return said === undefined ? noMailbox.test(reply) : ofAddress.test(said);
}

/** Addresses in what a server replies. */
const address = /<[^<>]*>|[^\s<>@:;,"']+@[^\s<>@:;,"']+/g;

/** What the log says of mail that was not sent: never to whom. */
export function mailProblem(error: unknown): Record<string, string | number> {
  const { responseCode, command } = (error ?? {}) as Refusal;
  return {
    reason: reasonOf(error).replace(address, '…'),
    ...(typeof responseCode === 'number' && { code: responseCode }),
    ...(typeof command === 'string' && { command }),
  };
}
