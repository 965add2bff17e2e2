import type { FieldProblem } from './errors.ts';

/** An answer that was not a success, as the caller of the API sees it. */
export class ApiError extends Error {
  /** The HTTP status; 0 when no answer came at all. */
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldProblem[];
  /** The page that the person was about to visit, where the server knows it. */
  readonly next: string | undefined;

  constructor(
    status: number,
    code: string,
    detail: string,
    { fields = [], next }: { fields?: readonly FieldProblem[]; next?: string | undefined } = {},
  ) {
    super(detail);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.next = next;
  }
}

/** Whether the call may succeed when it is made again: no answer came, or the server could not give one. */
export function isUnreached(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** A call to the product's own server. `path` begins after the base, e.g. `/category`. */
interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  file?: Blob;
  /** Sends it in place of `fetch`, where the network is used, e.g. to follow how far a file is. */
  send?: typeof fetch;
  /**
   * `member`: made as the signed-in person; where nobody is signed in, it fails with 401 before it is sent.
   */
  access?: 'public' | 'member';
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** The answer of a call; `next` is the cursor of the `Link: rel="next"` header. */
export interface ApiAnswer<Data> {
  data: Data;
  next: string | null;
}

/** Makes calls and turns every failure into an `ApiError`. */
export type ApiClient = <Data>(call: ApiCall) => Promise<ApiAnswer<Data>>;

/** The part of a Response that is read here; calls within the process provide no more. */
export type CallAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>;

/** How a client reaches the server: over the network in the browser, in process while rendering. */
export interface ApiTransport {
  fetch: (path: string, init: RequestInit, send?: typeof fetch) => CallAnswer | Promise<CallAnswer>;
  /**
   * The token of POST /jwt, or null when nobody is signed in; undefined where `fetch` itself authenticates
   * the caller.
   */
  token: (() => Promise<string | null>) | undefined;
  /**
   * Replaces a token that was refused; returns null, or throws 401 or 403, where the session is over. Without this function a
   * refusal is final.
   */
  replaceToken?: (refused: string) => Promise<string | null>;
  /** Texts for failures without an answer to quote. */
  words: { unreachable: string; signInFirst: string; unexpected: string };
}

/** The only client of the API, for every transport. */
export function createApiClient(transport: ApiTransport): ApiClient {
  // An external provider's library fails with errors of its own where it has no connection.
  const asApiError = (error: unknown) =>
    error instanceof ApiError ? error : new ApiError(0, 'unreachable', transport.words.unreachable);

  return async <Data>(call: ApiCall) => {
    const headers: Record<string, string> = { accept: 'application/json', ...call.headers };
    let token: string | null = null;
    if (call.access === 'member' && transport.token) {
      token = await transport.token().catch((error: unknown) => {
        throw asApiError(error);
      });
      if (token === null) throw new ApiError(401, 'unauthenticated', transport.words.signInFirst);
      headers.authorization = `Bearer ${token}`;
    }
    const init: RequestInit = { method: call.method, headers };
    if (call.signal) init.signal = call.signal;
    if (call.body !== undefined) {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify(call.body);
    }
    if (call.file) {
      headers['content-type'] = call.file.type || 'application/octet-stream';
      init.body = call.file;
    }
    const send = async () => {
      try {
        return await transport.fetch(call.path, init, call.send);
      } catch (error) {
        if (call.signal?.aborted) throw error;
        throw new ApiError(0, 'unreachable', transport.words.unreachable);
      }
    };
    let response = await send();
    if (response.status === 401 && token !== null && transport.replaceToken) {
      const other = await transport.replaceToken(token).catch((error: unknown) => {
        // Only a refusal says that the session is over: whoever hears 401 for a lost connection would be logged out.
        if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null;
        throw asApiError(error);
      });
      if (other !== null) {
        headers.authorization = `Bearer ${other}`;
        response = await send();
      }
    }
    if (!response.ok) throw await readProblem(response, transport.words.unexpected);
    const data = await response.json().catch((error: unknown) => {
      if (call.signal?.aborted) throw error;
      // The connection broke, or another server answered instead: the sign-in page of a café's network, say.
      throw new ApiError(0, 'unreachable', transport.words.unreachable);
    });
    return { data: data as Data, next: nextCursor(response.headers.get('link')) };
  };
}

async function readProblem(response: CallAnswer, fallback: string): Promise<ApiError> {
  const problem: unknown = await response.json().catch(() => null);
  if (typeof problem !== 'object' || problem === null) {
    return new ApiError(response.status, 'unexpected', fallback);
  }
  const { code, detail, fields, next } = problem as Partial<Record<string, unknown>>;
  return new ApiError(
    response.status,
    typeof code === 'string' ? code : 'unexpected',
    typeof detail === 'string' ? detail : fallback,
    {
      fields: Array.isArray(fields) ? (fields as FieldProblem[]) : [],
      next: typeof next === 'string' ? next : undefined,
    },
  );
}

function nextCursor(link: string | null): string | null {
  const target = link?.match(/<([^>]+)>;\s*rel="next"/)?.[1];
  return target ? new URL(target, 'http://localhost').searchParams.get('cursor') : null;
}
