import usual from './vitest.config.ts';

interface Project {
  test: { name: string; setupFiles?: string[]; expect: object; testTimeout: number; hookTimeout: number };
}

const seconds = Number(process.env['MUTATION_POLL_SECONDS'] ?? 10);

/** As in all tests, but what never becomes true is given up sooner: with a mistake in the code it is the usual way to fail. */
for (const { test } of (usual.test?.projects ?? []) as Project[]) {
  test.expect = { poll: { timeout: seconds * 1_000 } };
  test.testTimeout = 3 * seconds * 1_000;
  test.hookTimeout = 6 * seconds * 1_000;
  if (test.name !== 'pure')
    test.setupFiles = ['scripts/mutation/offer-builders.js', ...(test.setupFiles ?? [])];
}

// Runs of half an hour leave the machine to others too.
if (usual.test) usual.test.maxWorkers = Number(process.env['MUTATION_WORKERS'] ?? 2);

export default usual;
