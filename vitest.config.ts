import { availableParallelism, loadavg } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SpreadWaits } from './scripts/spread-waits.js';

const notOurs = ['**/node_modules/**', '**/dist/**', 'e2e/**', '.tools/**', '.data/**', '.mutation/**'];
const sameCases = 'scripts/same-cases.js';
const databaseSetup = ['packages/db/src/testing/vitest-global-setup.ts'];

/** How much longer than on a quiet machine to wait for what should come: so many times. */
const patience = Math.min(3, Math.max(1, (loadavg()[0] ?? 1) / availableParallelism()));

const usual = {
  // Conditions, not times: a poll ends as soon as it is true. What never comes is to be told soon.
  expect: { poll: { timeout: 20_000 * patience } },
  // A process per file imported the same libraries hundreds of times: half of what all tests cost. What a test puts
  // in place of something is taken back before the next.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
};

/**
 * Three layers, cheapest first: pure rules, one Postgres, whole servers. What the pure ones say comes before anything is
 * started; servers begin as soon as the last test of one Postgres has its worker, since waiting for it left cores idle.
 */
export default defineConfig({
  test: {
    // Tests of databases and servers compute for two thirds of their time, and else wait: of two cores four workers use all.
    maxWorkers: 4,
    sequence: { sequencer: SpreadWaits },
    projects: [
      {
        test: {
          ...usual,
          name: 'pure',
          // Tests in Bangla find its words as the app does.
          setupFiles: ['apps/web/src/app/offer-languages.ts', sameCases],
          include: ['**/*.test.{ts,tsx,js}'],
          exclude: [...notOurs, '**/*.{pg,wire}.test.ts'],
          testTimeout: 90_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...usual,
          name: 'pg',
          setupFiles: [sameCases],
          include: ['**/*.pg.test.ts'],
          exclude: notOurs,
          globalSetup: databaseSetup,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...usual,
          name: 'wire',
          include: ['**/*.wire.test.ts'],
          exclude: notOurs,
          globalSetup: databaseSetup,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
