import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

// What Playwright turns off itself (the last such list counts), then two pages of suggestions for the address bar that
// nobody sees: Chromium would open them with every context, at twice the cost of the context itself.
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

// Where none is named. The one without windows is the faster one.
const usualPlaces = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

// One site for all (test/support/site.setup.ts); every test makes its own people and motorcycles.
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  globalSetup: './test/support/site.setup.ts',
  fullyParallel: true,
  // Each keeps a core busy, as do the site and its database together.
  workers: Math.max(2, Math.min(4, Math.floor(availableParallelism() / 2))),
  retries: 0,
  forbidOnly: true,
  // They end a test that hangs; a busy machine takes long for a whole way through the site.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    // Set by the global set-up before the workers read this file.
    baseURL: process.env.SITE_URL ?? 'http://127.0.0.1:3000',
    locale: 'en-GB',
    // Traces make every test slower: TRACE=1 for those who look for a cause.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath:
        process.env.CHROMIUM_PATH ?? usualPlaces.find((place) => existsSync(place)) ?? 'chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${withoutFeatures}`,
      ],
    },
  },
});
