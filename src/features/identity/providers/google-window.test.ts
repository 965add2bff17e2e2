import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createGoogleWindow } from './google-window.ts';

const publicUrl = 'http://127.0.0.1:3000';
const place = { start: '/api/auth/google/start', publicUrl };

/** A window as `open` returns it, with the address that it was sent to and whether it is closed. */
function newWindow() {
  const opened = { closed: false, location: { replace: vi.fn() }, close: vi.fn() };
  opened.close.mockImplementation(() => {
    opened.closed = true;
  });
  return opened;
}

let opened: ReturnType<typeof newWindow>[] = [];
const open = vi.fn();
const none = async () => ({});
const not = async () => false;

beforeEach(() => {
  vi.useFakeTimers();
  opened = [];
  open.mockReset().mockImplementation(() => {
    const next = newWindow();
    opened.push(next);
    return next;
  });
  for (const [name, value] of Object.entries({
    open,
    location: { origin: publicUrl },
    screenX: 100,
    screenY: 50,
    outerWidth: 1300,
    outerHeight: 900,
  }))
    vi.stubGlobal(name, value);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The outcome of a visit, once there is one. */
function outcome(visit: Promise<void>) {
  const state = { code: '' };
  visit.then(
    () => {
      state.code = 'done';
    },
    (error: { code: string }) => {
      state.code = error.code;
    },
  );
  return state;
}

const visitOf = (n: number) =>
  new URLSearchParams(String(opened[n]?.location.replace.mock.lastCall?.[0]).split('?')[1]).get('visit');

describe('S9 Google’s window', () => {
  test('is 500 by 600, in the middle of the browser’s', async () => {
    const state = outcome(createGoogleWindow(place)(none, not));
    await vi.advanceTimersByTimeAsync(0);
    expect(open).toHaveBeenCalledWith(
      'about:blank',
      expect.any(String),
      'popup,width=500,height=600,left=500,top=200',
    );
    expect(opened[0]?.location.replace).toHaveBeenCalledWith(
      expect.stringMatching(/^\/api\/auth\/google\/start\?visit=[0-9a-f]{32}$/),
    );
    expect(state.code).toBe('');
  });

  test('S4 S8 popup-closed-by-user: told about 2 seconds after it was closed, not before', async () => {
    const state = outcome(createGoogleWindow(place)(none, not));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.code).toBe('');
    opened[0]?.close();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(state.code).toBe('');
    await vi.advanceTimersByTimeAsync(400);
    expect(state.code).toBe('auth/popup-closed-by-user');
  });

  test('a window that was closed after all was done is no failure', async () => {
    const state = outcome(createGoogleWindow(place)(none, async () => true));
    opened[0]?.close();
    await vi.advanceTimersByTimeAsync(2_300);
    expect(state.code).toBe('done');
  });

  test('S4 S8 cancelled-popup-request: a newer window cancels and closes the older one', async () => {
    const visit = createGoogleWindow(place);
    const older = outcome(visit(none, not));
    const newer = outcome(visit(none, not));
    await vi.advanceTimersByTimeAsync(0);
    expect([older.code, newer.code]).toEqual(['auth/cancelled-popup-request', '']);
    expect([opened[0]?.closed, opened[1]?.closed]).toEqual([true, false]);
  });

  test('S8 popup-blocked: no window, or one that is closed at once', async () => {
    open.mockReturnValueOnce(null).mockReturnValueOnce({ ...newWindow(), closed: true });
    const visit = createGoogleWindow(place);
    await expect(visit(none, not)).rejects.toMatchObject({ code: 'auth/popup-blocked' });
    await expect(visit(none, not)).rejects.toMatchObject({ code: 'auth/popup-blocked' });
  });

  test('S8 unauthorized-domain: at another address than the site’s own no window is opened', async () => {
    vi.stubGlobal('location', { origin: 'http://localhost:3000' });
    await expect(createGoogleWindow(place)(none, not)).rejects.toMatchObject({
      code: 'auth/unauthorized-domain',
    });
    expect(open).not.toHaveBeenCalled();
  });

  test('hears only what its own window says, in words that it knows', async () => {
    vi.useRealTimers();
    const state = outcome(createGoogleWindow(place)(none, not));
    await vi.waitFor(() => expect(visitOf(0)).toBeTruthy(), 30_000);
    const say = async (name: string, ...words: unknown[]) => {
      const channel = new BroadcastChannel(name);
      for (const word of words) channel.postMessage(word);
      await new Promise((resolve) => setTimeout(resolve, 50));
      channel.close();
    };
    await say('moto-google-', 'done');
    await say(`moto-google-${'0'.repeat(32)}`, 'done', 'auth/popup-blocked');
    await say(`moto-google-${visitOf(0)}`, 'taken', 'auth/of-nobody', { result: 'done' }, null);
    expect(state.code).toBe('');
    await say(`moto-google-${visitOf(0)}`, 'auth/internal-error');
    await vi.waitFor(() => expect(state.code).toBe('auth/internal-error'), 30_000);
    expect(opened[0]?.closed).toBe(true);
  });
});
