import { defineConfig } from '@playwright/test';
import product from '../../playwright.config.ts';

// The real library of Firebase in a real browser, against the Auth emulator.
export default defineConfig({
  ...product,
  testDir: '.',
  outputDir: '../../test-results/firebase',
  globalSetup: './setup.ts',
  // One emulator has one set of accounts and settings.
  workers: 1,
  fullyParallel: false,
  reporter: [['list'], ['json', { outputFile: '../../.cache/playwright-firebase.json' }]],
});
