import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One core less than there are, as Vitest would have it, is one of two: but tests wait for the database half of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'product',
          include: [
            'src/**/*.test.{ts,tsx}',
            'db/**/*.test.ts',
            'bench/**/*.test.ts',
            'test/build/**/*.test.ts',
            'test/attacks/**/*.test.ts',
          ],
          globalSetup: ['test/support/postgres.setup.ts'],
          setupFiles: ['test/support/unexpected-errors.setup.ts'],
          // Loading the product anew for each file would take a third of the time of all tests.
          isolate: false,
          // Ends a test that hangs. None is a measurement: what takes 7 s alone took more than 60 on a busy machine.
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // Nor is this: a mail may be on its way for longer than the usual second.
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        // Whole processes: started, killed, started again.
        test: {
          name: 'process',
          include: ['test/process/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
