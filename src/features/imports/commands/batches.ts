/** Collects rows into batches, of which one is stored while the next is read. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { NewImport } from '../data.ts';

/** What is stored at once: accepted rows, and the keys of refused ones. */
interface Batch {
  rows: readonly NewImport[];
  refused: readonly string[];
}

interface Batches {
  add(row: NewImport): Promise<void>;
  addRefused(key: string): Promise<void>;
  /** Stores the rest, and waits until all is stored. */
  finish(): Promise<void>;
}

const rowsInABatch = 500;

/** Holds at most two batches: one is stored only once the one before it is. */
export function batchesFor(store: (batch: Batch) => Promise<void>): Batches {
  let rows: NewImport[] = [];
  let refused: string[] = [];
  let underWay: Promise<void> = Promise.resolve();

  async function send(): Promise<void> {
    await underWay;
    underWay = store({ rows, refused });
    rows = [];
    refused = [];
    // The failure is thrown where the promise is awaited; until then it must not count as unhandled.
    underWay.catch(() => {});
    await nextTurn();
  }

  return {
    async add(row) {
      if (rows.push(row) >= rowsInABatch) await send();
    },
    async addRefused(key) {
      if (refused.push(key) >= rowsInABatch) await send();
    },
    async finish() {
      if (rows.length > 0 || refused.length > 0) await send();
      await underWay;
    },
  };
}
