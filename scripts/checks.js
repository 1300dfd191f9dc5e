import { tryStep } from './run-step.js';

/** The checks of `npm run verify` and `npm test`. Each is also a script of package.json that can be run alone. */
const checks = [
  { title: 'Format', script: 'fmt:check' },
  // The process lives for a minute, and collecting its garbage is a fifth of its work: not before it takes much memory.
  { title: 'Lint and types', script: 'lint', env: { GOGC: 'off', GOMEMLIMIT: '2GiB' } },
  { title: 'Import borders', script: 'borders' },
  { title: 'Dead code', script: 'dead-code' },
];

export const pureTests = { title: 'Pure tests', script: 'test:pure' };

/** Runs all at once, since some use only one core. Resolves to those that failed. */
export async function tryChecks() {
  const succeeded = await Promise.all(
    checks.map(({ title, script, env }) => tryStep(title, 'pnpm', ['run', script], { beside: true, env })),
  );
  return checks.filter((_check, at) => !succeeded[at]);
}
