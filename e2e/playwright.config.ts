import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.js';

/** The address bar's suggestions are pages of their own in each window, a tenth of what a story costs. */
const NOT_NEEDED = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** Playwright's own, which the list replaces. */
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

/** A page lives for seconds: what optimizing its script costs never comes back, a sixth of what pages cost. */
const NOT_WORTH_IT = '--js-flags=--max-lazy,--no-opt,--no-maglev';

const QUIET = [
  NOT_WORTH_IT,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...USUALLY_OFF, ...NOT_NEEDED].join(',')}`,
];

/** @param drawing whether and how WebGL, which maps need, is drawn */
const inBrowser = (drawing: string[]) => ({
  launchOptions: { executablePath: findChromium(), args: [...QUIET, ...drawing] },
});

export default defineConfig({
  testDir: './stories',
  globalSetup: './stage/start-postgres.ts',
  // Stories wait for each other's moves; of two cores a third browser uses what is left.
  workers: 3,
  fullyParallel: true,
  // A story that needs a second try has found something.
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  // Drawn without a graphics card, maps cost two fifths of the time: stories that are not about one see none.
  projects: [
    {
      name: 'maps',
      grep: /@map/,
      use: inBrowser(['--use-angle=swiftshader', '--enable-unsafe-swiftshader']),
    },
    { name: 'no maps', grepInvert: /@map/, use: inBrowser(['--disable-3d-apis']) },
  ],
  use: {
    // A trace costs a sixth of the time: `--trace on` makes one of a story that failed.
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
});
