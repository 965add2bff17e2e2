/**
 * What somebody has typed but not sent, stored on their device: for a tab (`session`) or until it is sent
 * (`local`). A device that refuses to store things (private windows, a full disk) only loses drafts.
 */
export type DraftPlace = 'session' | 'local';

const prefix = 'draft:';

function storageOf(place: DraftPlace): Storage {
  return place === 'local' ? localStorage : sessionStorage;
}

/** What was typed on this page into drafts that all tabs share. */
const typedHere = new Map<string, Readonly<Record<string, string>>>();

/** Reads a draft; empty when there is none. Only in the browser. */
export function readDraft(place: DraftPlace, key: string): Record<string, string> {
  const found = readStored(place, key);
  // See `holdTyping`.
  return place === 'local' && Object.keys(found).length === 0 ? readStored('session', key) : found;
}

function readStored(place: DraftPlace, key: string): Record<string, string> {
  try {
    return readDraftText(storageOf(place).getItem(prefix + key));
  } catch {
    return {};
  }
}

function readDraftText(text: string | null): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Stores a draft; an empty one is deleted. */
export function keepDraft(place: DraftPlace, key: string, values: Readonly<Record<string, string>>): void {
  const isDone = Object.keys(values).length === 0;
  if (place === 'local' && isDone) tellDone(key);
  store(place, key, values);
  if (place === 'session') return;
  store('session', key, {});
  if (isDone) typedHere.delete(key);
  else typedHere.set(key, values);
}

/**
 * Forgets a draft that all tabs share, because its form was sent with these values. What another tab has typed meanwhile
 * was not sent: it stays.
 */
export function forgetSent(key: string, sent: Readonly<Record<string, string>>): void {
  const stored = readStored('local', key);
  const typed = typedHere.get(key);
  if ((typed && isSame(stored, typed)) || wasSent(stored, sent)) keepDraft('local', key, {});
  typedHere.delete(key);
  store('session', key, {});
}

/** Whether all of a draft was sent. Line breaks are sent in another way than they are typed. */
function wasSent(draft: Readonly<Record<string, string>>, sent: Readonly<Record<string, string>>): boolean {
  return textsOf(draft).every(([name, text]) => text === sent[name]?.replaceAll('\r\n', '\n'));
}

function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  return textsOf(one).length === textsOf(other).length && wasSent(one, other);
}

/** What a draft contains of its form's visible fields: its hidden one has no name here, see `useDraft`. */
function textsOf(draft: Readonly<Record<string, string>>): [name: string, text: string][] {
  return Object.entries(draft).filter(([name]) => name !== '');
}

/** What a draft that all tabs share is for a moment when it was sent or cleared, and never at a logout. */
const done = '{}';

function tellDone(key: string): void {
  try {
    if (localStorage.getItem(prefix + key) !== null) localStorage.setItem(prefix + key, done);
  } catch {
    // Nothing was stored.
  }
}

/**
 * Forgets what was typed on this page into a draft that another tab has sent or cleared; if something else was typed
 * here, it is stored again. A logout there deletes the draft without saying so: then this page still holds it.
 */
export function heedOtherTab({
  key: changed,
  newValue,
  oldValue,
}: Pick<StorageEvent, 'key' | 'newValue' | 'oldValue'>): void {
  if (!changed?.startsWith(prefix)) return;
  const key = changed.slice(prefix.length);
  const typed = typedHere.get(key);
  if (!typed) return;
  if (newValue === done && isSame(typed, readDraftText(oldValue))) typedHere.delete(key);
  // Not before it is deleted there. A tab that was asleep hears of it late: then there may be a newer one.
  if (newValue === null && oldValue === done && Object.keys(readStored('local', key)).length === 0)
    store('local', key, typed);
}

/**
 * Stores what was typed on this page for this tab, too: if the session has ended by a logout in another tab,
 * the drafts that all tabs share are deleted.
 */
export function holdTyping(): void {
  for (const [key, values] of typedHere) store('session', key, values);
}

function store(place: DraftPlace, key: string, values: Readonly<Record<string, string>>): void {
  try {
    // An empty value counts: the field was cleared.
    if (Object.keys(values).length === 0) storageOf(place).removeItem(prefix + key);
    else storageOf(place).setItem(prefix + key, JSON.stringify(values));
  } catch {
    // Not stored: see above.
  }
}

let lastTyped: { place: DraftPlace; key: string; address: string } | undefined;

/** Records the address of the site at which a draft was just typed. */
export function noteTyping(place: DraftPlace, key: string, address: string): void {
  lastTyped = { place, key, address };
}

/** Whether the last typing on this page was at this address, and is stored. */
export function isTypingKept(address: string): boolean {
  if (!lastTyped) return false;
  const { pathname, search } = new URL(address, location.origin);
  const { place, key } = lastTyped;
  return pathname + search === lastTyped.address && Object.keys(readDraft(place, key)).length > 0;
}

/**
 * Deletes every draft on this device: after a logout nobody else must read them. Other tabs hold what was
 * typed in them.
 */
export function forgetDrafts(): void {
  typedHere.clear();
  for (const place of ['session', 'local'] as const) {
    try {
      const storage = storageOf(place);
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  }
}
