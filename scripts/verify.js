// npm run verify: everything that can be checked without a database or a browser, and what the registry knows. All checks run before the verdict.
import { pureTests, tryChecks } from './checks.js';
import { prepare } from './prepare.js';
import { runChild } from './run-child.js';
import { tryStep } from './run-step.js';

await prepare();
const startedAt = Date.now();
const failed = (await tryChecks()).map(({ script }) => script);
if (!(await tryStep(pureTests.title, 'pnpm', ['run', pureTests.script]))) failed.push(pureTests.script);
if ((await runChild('node', ['scripts/audit.js'])) !== 0) failed.push('audit');
const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
if (failed.length > 0) {
  console.error(`\nNot in order: ${failed.join(', ')} (pnpm run <name> repeats one).`);
  process.exitCode = 1;
} else {
  console.log(`\nAll in order, in ${seconds} s.`);
}
