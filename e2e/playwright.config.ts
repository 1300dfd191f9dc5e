import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.js';

/**
 * The address bar's suggestions are separate pages in each window, a tenth of a story's cost. Sounds play within the
 * browser, since a process for them costs a hundredth. So does an empty process kept ready next to each context's own.
 */
const NOT_NEEDED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AudioServiceOutOfProcess',
  'SpareRendererForSitePerProcess',
];
/** Playwright's own list, which ours replaces. */
const USUALLY_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** A page lives for seconds, so optimizing its script never pays off; it is a sixth of the cost of pages. */
const NOT_WORTH_IT = '--js-flags=--max-lazy,--no-opt,--no-maglev';

const QUIET = [
  NOT_WORTH_IT,
  // The browser draws and loads in its own process: fewer processes, and fewer messages between them.
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  // A page's first address would get a process of its own, in place of the one its tab began with.
  '--disable-site-isolation-trials',
  // Colored edges of letters are for eyes.
  '--disable-lcd-text',
  '--disable-gpu',
  // Maps are drawn without a graphics card.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...USUALLY_OFF, ...NOT_NEEDED].join(',')}`,
];

export default defineConfig({
  testDir: './stories',
  globalSetup: './stage/start-postgres.ts',
  // Stories wait for each other's steps. With two cores, a third browser uses what is left.
  workers: 3,
  fullyParallel: true,
  // Our own runner retries a few alone, when nothing else computes.
  retries: 0,
  forbidOnly: true,
  // Only catches stories that hang: on a busy machine, a story of ten seconds takes two minutes.
  timeout: 300_000,
  // Three browsers that draw maps without a graphics card keep a page waiting this long on slow machines.
  expect: { timeout: 40_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: findChromium(), args: QUIET },
    // A trace costs a sixth of the time. `--trace on` records one of a story that failed.
    screenshot: 'only-on-failure',
    actionTimeout: 40_000,
    navigationTimeout: 45_000,
  },
});
