import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.js';

export default defineConfig({
  testDir: './stories',
  globalSetup: './stage/start-postgres.ts',
  // Two cores: a third browser only makes the others late.
  workers: 2,
  fullyParallel: true,
  // A story that needs a second try has found something.
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The map draws by WebGL; this is the one that needs no graphics card.
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    },
    // A trace costs a sixth of the time: `--trace on` makes one of a story that failed.
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
});
