// npm test: the checks of `npm run verify`, then every test: pure, Postgres, server, and real browsers. It ends in
// what failed, and one line, `N passed, N failed`; a check or a run that breaks without a failing test counts as one failed.
//
// npm test -- <filter>   runs only the vitest files whose path contains the filter (vitest's own options work too,
//                        such as --project pg or -t "a name"); checks and browser stories are then left out.
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tryChecks } from './checks.js';
import { getChromium } from './get-chromium.js';
import { prepare } from './prepare.js';
import { root } from './project.js';
import { endIfSignalled, runChild } from './run-child.js';
import { tryStep } from './run-step.js';
import { closingLines, readPlaywrightResult, readVitestResult } from './sum-results.js';

const filter = process.argv.slice(2);
const reports = join(root, 'test-results', 'reports');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const storiesLog = join(reports, 'stories.log');

await prepare();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results = [];
if (filter.length > 0) {
  console.log(`Only vitest, only ${filter.join(' ')}: checks and browser stories are left out.`);
  results.push(await runVitest());
} else {
  const [failedChecks, isBuilt] = await Promise.all([
    tryChecks(),
    tryStep('Build the web app', 'pnpm', ['turbo', 'run', 'build'], { beside: true }),
  ]);
  for (const { title, script } of failedChecks) {
    results.push({ passed: 0, failed: 1, faults: [`✗ ${title} (pnpm run ${script})`] });
  }
  const [tests, stories] = await Promise.all([
    runVitest(),
    isBuilt ? runBrowserStories() : { passed: 0, failed: 1, faults: ['✗ Build the web app'] },
  ]);
  if (existsSync(storiesLog)) process.stdout.write(`\n${readFileSync(storiesLog, 'utf8')}`);
  results.push(tests, stories);
}

const { lines, failed } = closingLines(results);
console.log(`\n${lines}`);
process.exit(failed > 0 ? 1 : 0);

async function runVitest() {
  const reporters = ['--reporter=default', '--reporter=./scripts/report-failures.js'];
  const args = ['exec', 'vitest', 'run', ...reporters, ...filter];
  const exitCode = await runChild('pnpm', args, { group: true, env: { FAILURES_REPORT: vitestReport } });
  endIfSignalled();
  return readVitestResult(vitestReport, exitCode);
}

/** Behind vitest, which has the screen: one after the other, an eighth of the time no core computed. */
async function runBrowserStories() {
  const chromium = await getChromium();
  if (!chromium) return { passed: 0, failed: 1 };
  console.log(`▸ Browser stories, in ${chromium}, beside the tests below`);
  const output = openSync(storiesLog, 'w');
  const playwright = join('node_modules', '@playwright', 'test', 'cli.js');
  const exitCode = await runChild('node', [playwright, 'test', '--reporter=list,json'], {
    cwd: join(root, 'e2e'),
    group: true,
    output,
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  });
  closeSync(output);
  endIfSignalled();
  return readPlaywrightResult(playwrightReport, exitCode);
}
