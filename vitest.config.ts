import { defineConfig } from 'vitest/config';

const notOurs = ['**/node_modules/**', '**/dist/**', 'e2e/**', '.tools/**', '.data/**'];
const databaseSetup = ['packages/db/src/testing/vitest-global-setup.ts'];

// Conditions, not times: a poll ends as soon as it is true, and a busy machine may need long.
const patient = { poll: { timeout: 10_000 } };

/**
 * Three layers, cheapest first: pure rules, one Postgres, whole servers. The later layers wait for the earlier
 * ones, so that a heavy server never makes a small test late.
 */
export default defineConfig({
  test: {
    // Two cores: a third worker only makes the others slower.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['**/*.test.{ts,tsx,js}'],
          exclude: [...notOurs, '**/*.{pg,wire}.test.ts'],
          testTimeout: 15_000,
          expect: patient,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'pg',
          include: ['**/*.pg.test.ts'],
          exclude: notOurs,
          globalSetup: databaseSetup,
          testTimeout: 30_000,
          expect: patient,
          hookTimeout: 30_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'wire',
          include: ['**/*.wire.test.ts'],
          exclude: notOurs,
          globalSetup: databaseSetup,
          testTimeout: 30_000,
          expect: patient,
          hookTimeout: 30_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
