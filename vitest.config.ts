import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // They share one PostgreSQL, and some look at what it does: a transaction that another file keeps open would be in it.
    maxWorkers: 1,
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
          // Ends a test that hangs. None is a measurement: hashing a dozen passwords takes seconds on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
