// npm test: the checks of `npm run verify`, then every test: pure, Postgres, server, and real browsers. It ends in
// what failed, and one line, `N passed, N failed`; a check or a run that breaks without a failing test counts as one failed.
// A few browser stories that failed are tried once more at the end, and named as wavering if they pass then.
//
// npm test -- <filter>   runs only the vitest files whose path contains the filter (vitest's own options work too,
//                        such as --project pg or -t "a name"); checks and browser stories are then left out.
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { tryChecks } from './checks.js';
import { getChromium } from './get-chromium.js';
import { prepare } from './prepare.js';
import { root } from './project.js';
import { endIfSignalled, runChild } from './run-child.js';
import { tryStep } from './run-step.js';
import { closingLines, readPlaywrightResult, readVitestResult, tryAgain } from './sum-results.js';

const filter = process.argv.slice(2);
const reports = join(root, 'test-results', 'reports');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

await prepare();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results = [];
if (filter.length > 0) {
  console.log(`Only vitest, only ${filter.join(' ')}: checks and browser stories are left out.`);
  results.push(await runVitest(filter));
} else {
  const [failedChecks, isBuilt] = await Promise.all([
    tryChecks(),
    tryStep('Build the web app', 'pnpm', ['turbo', 'run', 'build'], { beside: true }),
  ]);
  for (const { title, script } of failedChecks) {
    results.push({ passed: 0, failed: 1, faults: [`✗ ${title} (pnpm run ${script})`] });
  }
  const tests = await runVitest();
  const stories = isBuilt
    ? await runBrowserStories()
    : { passed: 0, failed: 1, faults: ['✗ Build the web app'] };
  results.push(tests, await tryAgain(stories, runBrowserStories));
}

const { lines, failed } = closingLines(results);
console.log(`\n${lines}`);
process.exit(failed > 0 ? 1 : 0);

/** @param {string[]} files all of them if none is named */
async function runVitest(files = []) {
  const reporters = ['--reporter=default', '--reporter=./scripts/report-failures.js'];
  const args = ['exec', 'vitest', 'run', ...reporters, ...files];
  const exitCode = await runChild('pnpm', args, { group: true, env: { FAILURES_REPORT: vitestReport } });
  endIfSignalled();
  return readVitestResult(vitestReport, exitCode);
}

/** @param {string[]} files all of them if none is named */
async function runBrowserStories(files = []) {
  const chromium = await getChromium();
  if (!chromium) return { passed: 0, failed: 1 };
  console.log(`▸ Browser stories, in ${chromium}`);
  const playwright = join('node_modules', '@playwright', 'test', 'cli.js');
  const stories = files.map((file) => relative('e2e', file));
  // A run clears its output first. A retry must keep the pictures of what failed.
  const output = files.length > 0 ? ['--output', join('test-results', 'again')] : [];
  const args = [playwright, 'test', ...stories, '--reporter=list,json', ...output];
  const exitCode = await runChild('node', args, {
    cwd: join(root, 'e2e'),
    group: true,
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  });
  endIfSignalled();
  return readPlaywrightResult(playwrightReport, exitCode);
}
