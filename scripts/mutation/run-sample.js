import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { childEnvironment, root } from '../project.js';
import { drawSample } from './draw-sample.js';
import { listMistakes } from './list-mistakes.js';
import { nearTests } from './near-tests.js';

/** As many as there are workers: the nearest ones notice most, but of several files vitest begins with the longest. */
const AT_ONCE = Number(process.env['MUTATION_WORKERS'] || 2);
/** How many times as long the many other tests may take. */
const LONGER = 3;

/**
 * Makes a sample of mistakes, one at a time, in a copy of the checkout, and runs the nearest tests for each. What they
 * don't notice is tried with more tests, farther away, for longer.
 * @param {string[]} paths
 * @param {{ count: number, seed: number, after: number, only: number[], files: number, more: number, seconds: number }} options
 * @returns {Promise<boolean>} whether all were noticed
 */
export async function runSample(paths, { count, seed, after, only, files, more, seconds }) {
  const tracked = gitFiles(paths).filter((file) => /(?<!\.test|\.gen|\.d)\.ts$/.test(file));
  const all = tracked
    .filter((file) => !/\/(?:testing|texts|model)\//.test(file))
    .flatMap((file) => listMistakes(file, readFileSync(join(root, file), 'utf8')));
  const sample = drawSample(all, count, seed)
    .map((mistake, i) => ({ ...mistake, number: i + 1 }))
    .slice(after)
    .filter(({ number }) => only.length === 0 || only.includes(number));
  console.log(`${sample.length} of ${all.length} mistakes in ${tracked.length} files, seed ${seed}.`);

  const copy = join(root, '.mutation', 'copy', `sample-${process.pid}`);
  const tests = startTests(copy);
  const results = [];
  /** Whether a test file that noticed a mistake passes without one. */
  const trusted = new Map();
  try {
    copyCheckout(copy);
    const codes = new Map(
      gitFiles(['apps/api/src', 'apps/web/src', 'packages/*.ts']).map((file) => [
        file,
        readFileSync(join(copy, file), 'utf8'),
      ]),
    );
    for (const mistake of sample) {
      const startedAt = performance.now();
      const near = nearTests(mistake.file, codes);
      const write = (code) => writeFileSync(join(copy, mistake.file), code ?? '');
      const isTrusted = async (test) => {
        if (trusted.has(test)) return trusted.get(test);
        write(codes.get(mistake.file));
        const { by } = await tests.notice(mistake.file, [test], seconds);
        if (by) console.log(`! ${by.file} fails without a mistake too, and is left out: ${by.test}`);
        trusted.set(test, !by);
        return !by;
      };
      /** Without tests that fail anyway. */
      const noticeBy = async (from, to, withinSeconds) => {
        for (;;) {
          write(mistake.changed);
          const some = near.filter((test) => trusted.get(test) !== false).slice(from, to);
          const answer = await tests.notice(mistake.file, some, withinSeconds);
          if (!answer.by?.file || (await isTrusted(answer.by.file))) return answer;
        }
      };
      let outcome = await noticeBy(0, files, seconds);
      if (outcome.state === 'survived' && more > files) {
        const wider = await noticeBy(files, more, LONGER * seconds);
        // Of many tests one may fail by chance: what only they notice has to be noticed twice.
        write(mistake.changed);
        const isSure =
          wider.by?.file && (await tests.notice(mistake.file, [wider.by.file], seconds)).state === 'noticed';
        const ran = outcome.ran + wider.ran;
        const waited = outcome.waited + wider.waited;
        outcome = isSure ? { ...wider, ran, waited } : { state: 'survived', ran, waited };
      }
      write(codes.get(mistake.file));
      const result = { ...mistake, ...outcome, seconds: (performance.now() - startedAt) / 1_000 };
      results.push(result);
      console.log(`${results.length}/${sample.length} ${describe(result)}`);
    }
    return report(results, `${nameOf(paths)}-sample-${seed}`);
  } finally {
    await tests.stop();
    rmSync(copy, { recursive: true, force: true });
  }
}

/** @returns {Promise<{ failed: import('./test-files.js').Failure[], passed: number, seconds: number } | null>} null if it ended instead */
const answerOf = (child) =>
  new Promise((resolve) => {
    const settle = (answer) => {
      child.off('message', settle).off('exit', onExit);
      resolve(answer);
    };
    const onExit = () => settle(null);
    child.on('message', settle).on('exit', onExit);
  });

const nameOf = (paths) => paths.join('+').replace(/\W+/g, '-').slice(0, 150);

/** What is in the checkout, committed or not. */
const gitFiles = (paths) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\n')
    .filter((file) => file && !file.startsWith('docs/images'));

function copyCheckout(copy) {
  for (const file of gitFiles(['.'])) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { force: true });
  }
  execFileSync('node', ['scripts/mutation/link-packages.js'], { cwd: copy, env: childEnvironment });
}

/** A process that keeps Postgres and what it has read of the code. One that hangs is replaced. */
function startTests(copy) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let changed = new Set();

  async function start() {
    child = fork('scripts/mutation/test-files.js', { cwd: copy, env: childEnvironment, detached: true });
    await once(child, 'message');
    changed = new Set();
  }

  async function stop() {
    const ending = child;
    child = undefined;
    if (!ending?.connected) return;
    const ended = once(ending, 'exit');
    ending.disconnect();
    const timer = setTimeout(() => process.kill(-Number(ending.pid), 'SIGKILL'), 15_000);
    await ended;
    clearTimeout(timer);
  }

  /**
   * `waited` is the seconds from the mistake to the end of the test that failed, or of the last one.
   * @typedef {{ state: 'noticed' | 'survived' | 'too slow', by?: import('./test-files.js').Failure, ran: number, waited: number }} Outcome
   * @returns {Promise<Outcome>}
   */
  async function notice(file, tests, seconds) {
    const endsAt = performance.now() + seconds * 1_000;
    let ran = 0;
    let waited = 0;
    for (let from = 0; from < tests.length; from += AT_ONCE) {
      const batch = tests.slice(from, from + AT_ONCE);
      if (!child?.connected) await start();
      // The one before is taken back, which these tests have to read too.
      changed.add(file);
      child?.send({
        changed: [...changed].map((path) => join(copy, path)),
        files: batch.map((path) => join(copy, path)),
      });
      let isLate = false;
      const timer = setTimeout(
        () => {
          isLate = true;
          void stop();
        },
        Math.max(1_000, endsAt - performance.now()),
      );
      const beganAt = performance.now();
      const answer = await answerOf(/** @type {import('node:child_process').ChildProcess} */ (child));
      waited += answer?.seconds ?? (performance.now() - beganAt) / 1_000;
      clearTimeout(timer);
      if (isLate && !answer) return { state: 'too slow', ran, waited };
      if (!answer) return { state: 'noticed', by: { file: batch[0], test: 'ends its process' }, ran, waited };
      changed = new Set([file]);
      ran += answer.passed;
      if (answer.failed.length > 0) return { state: 'noticed', by: answer.failed[0], ran, waited };
    }
    return { state: 'survived', ran, waited };
  }

  return { notice, stop };
}

/** The two texts where they differ, with what is around. */
function difference(was, now) {
  const [one, other] = [was, now].map((text) => text.replace(/\s+/g, ' '));
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - from && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const part = (text) => text.slice(Math.max(0, from - 60), text.length - end + 40).slice(0, 300);
  return `was ${part(one)}\n    now ${part(other)}`;
}

function describe({ number, state, mutator, file, line, was, now, by, ran, waited, seconds }) {
  const first = `no. ${number} ${state}, ${mutator} in ${file}:${line}, ${seconds.toFixed(1)} s`;
  if (by) {
    const took = by.seconds ? `, of which the test took ${by.seconds.toFixed(1)} s` : '';
    return `${first}, red after ${waited.toFixed(1)} s${took}\n    by ${by.file}: ${by.test}\n    ${by.why ?? ''}`;
  }
  return `${first}, ${ran} test files\n    ${difference(was, now)}`;
}

function report(results, name) {
  const of = (state) => results.filter((result) => result.state === state);
  const minutes = results.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  const survived = of('survived');
  const waits = of('noticed')
    .map(({ waited }) => waited)
    .toSorted((one, other) => one - other);
  const red =
    waits.length === 0
      ? ''
      : ` Red after ${waits[waits.length >> 1].toFixed(1)} s (median), ${waits.at(-1).toFixed(1)} s at most.`;
  const lines = survived.map((result) => describe(result));
  writeFileSync(join(root, '.mutation', `${name}.json`), JSON.stringify(results, null, 2));
  console.log(
    `\n${results.length} made, ${of('noticed').length} noticed, ${of('too slow').length} too slow, ` +
      `${survived.length} survived, in ${minutes.toFixed(1)} minutes.${red} All of it: .mutation/${name}.json\n${lines.join('\n')}`,
  );
  return survived.length === 0;
}
