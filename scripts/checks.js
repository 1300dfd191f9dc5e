import { tryStep } from './run-step.js';

/** What `npm run verify` and `npm test` check; each is also a script of package.json that can be run alone. */
const checks = [
  { title: 'Format', script: 'fmt:check' },
  { title: 'Lint and types', script: 'lint' },
  { title: 'Import borders', script: 'borders' },
  { title: 'Dead code', script: 'dead-code' },
];

export const pureTests = { title: 'Pure tests', script: 'test:pure' };

/** Runs all at once, since some keep only one core busy. Resolves to those that failed. */
export async function tryChecks() {
  const succeeded = await Promise.all(
    checks.map(({ title, script }) => tryStep(title, 'pnpm', ['run', script], { beside: true })),
  );
  return checks.filter((_check, at) => !succeeded[at]);
}
