import { defineConfig } from 'vitest/config';

const notOurs = ['**/node_modules/**', '**/dist/**', 'e2e/**', '.tools/**', '.data/**'];
const sameCases = 'scripts/same-cases.js';
const databaseSetup = ['packages/db/src/testing/vitest-global-setup.ts'];

const usual = {
  // Conditions, not times: a poll ends as soon as it is true, and a busy machine may need long.
  expect: { poll: { timeout: 20_000 } },
  // A process per file imported the same libraries hundreds of times: half of what all tests cost. What a test puts
  // in place of something is taken back before the next.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
};

/**
 * Three layers, cheapest first: pure rules, one Postgres, whole servers. The later layers wait for the earlier
 * ones, so that a heavy server never makes a small test late.
 */
export default defineConfig({
  test: {
    // Of two cores a fifth waits for the database's disk: a third worker uses it.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...usual,
          name: 'pure',
          // Who speaks Bangla in a test finds its words as the app does.
          setupFiles: ['apps/web/src/app/offer-bangla.ts', sameCases],
          include: ['**/*.test.{ts,tsx,js}'],
          exclude: [...notOurs, '**/*.{pg,wire}.test.ts'],
          testTimeout: 30_000,
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
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
