import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './kernel/api-client.ts';
import { silentNotify } from './ui/notify.tsx';
import { undoing } from './undo.ts';

function failingWith(status: number) {
  const error = vi.fn();
  const refresh = vi.fn(async () => {});
  const call = () => Promise.reject(new ApiError(status, 'code', 'why'));
  return { error, refresh, undo: undoing({ notify: { ...silentNotify, error } }, call, refresh) };
}

describe('S8 Undo that fails', () => {
  test('is offered again, with the reason, where it may succeed later', async () => {
    for (const status of [0, 500, 504]) {
      const { error, refresh, undo } = failingWith(status);
      expect(await undo()).toBe('why');
      expect(error).not.toHaveBeenCalled();
      expect(refresh).toHaveBeenCalledOnce();
    }
  });

  test('says why, and is over, where it was refused', async () => {
    const { error, refresh, undo } = failingWith(410);
    expect(await undo()).toBeUndefined();
    expect(error).toHaveBeenCalledWith('why');
    expect(refresh).toHaveBeenCalledOnce();
  });
});
