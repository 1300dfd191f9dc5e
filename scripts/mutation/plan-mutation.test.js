import { expect, test } from 'vitest';
import { planMutation } from './plan-mutation.js';

const plan = (paths, options = {}) =>
  planMutation(paths, {
    tests: [],
    isPure: false,
    startsServers: true,
    isNear: false,
    atOnce: 2,
    isFolder: (path) => !path.endsWith('.ts'),
    ...options,
  });

test('of an app the tests of the same noun see a mistake, of a package all of its', () => {
  expect(plan(['apps/api/src/rides/rules']).testFiles).toEqual(['apps/api/src/rides/**/*.test.{ts,tsx}']);
  expect(plan(['apps/api/src/rides/rules/ride-state.ts']).testFiles).toEqual([
    'apps/api/src/rides/**/*.test.{ts,tsx}',
  ]);
  expect(plan(['packages/contracts/src/fare.ts']).testFiles).toEqual([
    'packages/contracts/**/*.test.{ts,tsx}',
  ]);
  expect(plan(['apps/web/src/features/rides/live']).testFiles).toEqual([
    'apps/web/src/features/rides/live/**/*.test.{ts,tsx}',
  ]);
});

test('others may be named, and those that need a database left out', () => {
  const { testFiles } = plan(['packages/client/'], { tests: ['apps/api/src/live'], isPure: true });
  expect(testFiles).toEqual([
    'packages/client/**/!(*.pg|*.wire).test.{ts,tsx}',
    'apps/api/src/live/**/!(*.pg|*.wire).test.{ts,tsx}',
  ]);
});

test('those that start a server may be left out alone', () => {
  expect(plan(['apps/api/src/payments'], { startsServers: false }).testFiles).toEqual([
    'apps/api/src/payments/**/!(*.wire).test.{ts,tsx}',
  ]);
});

test('only those of the same folder, where they are enough', () => {
  const { testFiles, incrementalFile } = plan(['apps/api/src/rides/rules'], { isNear: true });
  expect(testFiles).toEqual(['apps/api/src/rides/rules/**/*.test.{ts,tsx}']);
  expect(incrementalFile).toBe('.mutation/apps-api-src-rides-rules.json');
});

test('what is known is kept for each home', () => {
  expect(plan(['apps/api/src/rides/rules']).incrementalFile).toBe('.mutation/apps-api-src-rides.json');
  expect(plan(['packages/client', 'packages/dispatch/src/assign.ts']).incrementalFile).toBe(
    '.mutation/packages-client-packages-dispatch.json',
  );
});

test('many folders together still make names that a file can have, and different folders different names', () => {
  const folders = Array.from({ length: 20 }, (_, at) => `apps/web/src/features/folder-${at}`);
  const { incrementalFile } = plan(folders);
  expect(incrementalFile.length).toBeLessThan(250);
  expect(plan([...folders, 'apps/web/src/kit']).incrementalFile).not.toBe(incrementalFile);
});
