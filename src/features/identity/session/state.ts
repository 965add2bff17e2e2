/** What a page knows of who is signed in. */
import type { AuthUser } from '../domain.ts';

/**
 * Whether somebody is signed in. `loading` while the provider is being asked; `user` is who was signed in
 * before that. `isOver`: somebody was signed in, and the session ended without an action on this page.
 */
export type SessionState =
  | { status: 'loading'; user: AuthUser | null; isOver?: undefined }
  | { status: 'signed-out'; user: null; isOver?: true; lost?: Lost }
  | { status: 'signed-in'; user: AuthUser };

/** What was sent and came too late, or in vain: a change that is not saved, or a deletion that may have ended the session. */
export type Lost = 'change' | 'account';

/** The one place in a page that knows who is signed in and has their token. */
export interface Session {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Resolves once it is known who is signed in: at once, unless the provider is being asked. */
  settled(): Promise<void>;
  /** A valid token of POST /jwt, fetched when needed; null when nobody is signed in, and on the server. */
  token(): Promise<string | null>;
  /** A new token in place of one that the server refused; null when the session has ended. */
  replaceToken(refused: string): Promise<string | null>;
  /** Signs in somebody who has just proven who they are, and fetches their token. */
  adopt(user: AuthUser): Promise<void>;
  /** Shows what has changed of the person: a name, a photo, or that the mailbox is confirmed. */
  update(user: AuthUser): void;
  /** Forgets the person and the token after Logout. */
  clear(): void;
  /** Does the same when the session has ended otherwise, and remembers what was lost by that. */
  end(lost?: Lost): void;
  /** Notes whether the deletion of the account was sent and nobody knows whether it is done. */
  noteDeletion(isUnknown: boolean): void;
  /** Asks the provider again, e.g. after the browser had frozen the page. */
  recheck(): Promise<void>;
  /**
   * Does so after another tab has stored a token or removed it, but not where it is one of the person who is here: the page
   * would be hidden meanwhile, under the fingers of somebody who types.
   */
  heedOtherTab(): void;
}

export const signedOut: SessionState = { status: 'signed-out', user: null };
/** Of a session that has ended otherwise than by Logout. */
export const over: Extract<SessionState, { status: 'signed-out' }> = {
  status: 'signed-out',
  user: null,
  isOver: true,
};

/** Of somebody who is signed in. */
export function signedIn(user: AuthUser): SessionState {
  return { status: 'signed-in', user };
}
