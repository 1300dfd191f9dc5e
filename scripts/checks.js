import { tryStep } from './run-step.js';

/** What `npm run verify` and `npm test` check; each is also a script of package.json that can be run alone. */
const checks = [
  { title: 'Format', script: 'fmt:check' },
  // Its process lives for a minute: to collect garbage half as often takes a fifth less of a core, and little more memory.
  { title: 'Lint and types', script: 'lint', env: { GOGC: '200' } },
  { title: 'Import borders', script: 'borders' },
  { title: 'Dead code', script: 'dead-code' },
];

export const pureTests = { title: 'Pure tests', script: 'test:pure' };

/** Runs all at once, since some keep only one core busy. Resolves to those that failed. */
export async function tryChecks() {
  const succeeded = await Promise.all(
    checks.map(({ title, script, env }) => tryStep(title, 'pnpm', ['run', script], { beside: true, env })),
  );
  return checks.filter((_check, at) => !succeeded[at]);
}
