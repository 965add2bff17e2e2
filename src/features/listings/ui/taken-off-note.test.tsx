import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TakenOffNote } from './taken-off-note.tsx';

const at = '2026-11-20T10:00:00.000Z';

test.each([
  [null, true],
  [{ at, done: false, full: false }, true],
  [{ at, done: false, full: true }, false],
])(
  'S6 a motorcycle that is off, its seller having written %j: they can write, or are told why not',
  (written, can) => {
    const note = renderToStaticMarkup(
      <TakenOffNote takenOff={{ since: at, reason: 'The picture is of another one.', soldAt: null, written }}>
        <button type="button">Write to the garage</button>
      </TakenOffNote>,
    );
    expect(note).toContain('The picture is of another one.');
    expect(note.includes('Write to the garage')).toBe(can);
    expect(note.includes('You have written enough for now.')).toBe(!can);
  },
);
