import { renderToStaticMarkup } from 'react-dom/server';
import toast, { useToasterStore } from 'react-hot-toast';
import { beforeEach, describe, expect, test } from 'vitest';
import { ToastPlace, toasts } from './toasts.tsx';

beforeEach(() => toast.removeAll());

function shown(): string {
  return renderToStaticMarkup(<ToastPlace />);
}

function Durations() {
  return useToasterStore()
    .toasts.map(({ duration }) => duration)
    .join(' ');
}

function Ids() {
  return useToasterStore()
    .toasts.map(({ id }) => id)
    .join(' ');
}

const ids = () => renderToStaticMarkup(<Ids />);

/** How long each visible message stays, in milliseconds. */
const durations = () => renderToStaticMarkup(<Durations />);

test('S9 toasts: at most 20 are kept at once, the newest', () => {
  for (let n = 1; n <= 25; n++) toasts.success(`message no. ${n}.`);
  const numbers = [...shown().matchAll(/message no\. (\d+)\./g)].map(([, n]) => Number(n));
  expect(numbers).toHaveLength(20);
  expect(Math.min(...numbers)).toBe(6);
});

describe('toasts about the same thing', () => {
  const undo = async () => undefined;

  test('the later one takes the place of the earlier one, and stays as long as its own kind; others stay', () => {
    toasts.undoable('Ticked off.', 'Undo', undo, 'one');
    toasts.undoable('Ticked off, too.', 'Undo', undo, 'other');
    toasts.undoable('Not after all.', 'Undo', undo, 'one');
    expect(shown()).not.toContain('Ticked off.');
    for (const text of ['Not after all.', 'Ticked off, too.']) expect(shown()).toContain(text);
    expect(durations()).toBe('10000 10000');
    toasts.success('Seen.', 'one');
    expect(shown()).not.toContain('Not after all.');
    expect(durations()).toBe('3000 10000');
  });

  test('the removal of the earlier one, which may still be on its way, does not take the later one away', () => {
    toasts.success('Stopped.', 'one');
    const former = ids();
    expect(former).not.toBe('');
    toasts.success('Let in again.', 'one');
    toast.remove(former);
    expect(shown()).toContain('Let in again.');
  });

  test('messages that name nothing stand beside each other', () => {
    toasts.undoable('Ticked off.', 'Undo', undo);
    toasts.undoable('Not after all.', 'Undo', undo);
    expect(durations()).toBe('10000 10000');
  });
});
