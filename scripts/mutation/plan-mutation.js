import { createHash } from 'node:crypto';
import { dirname } from 'node:path/posix';

/** Not code: words, and files that only tests or the bundler read. */
const NOT_MUTATED = ['test.ts', 'test.tsx', 'd.ts', 'gen.ts', 'css'].map((ending) => `!**/*.${ending}`);
const WORDS = ['!**/testing/**', '!**/texts/**', '!**/texts.*.ts'];

const TESTS = '*.test.{ts,tsx}';
const PURE_TESTS = '!(*.pg|*.wire).test.{ts,tsx}';
const TESTS_WITHOUT_SERVERS = '!(*.wire).test.{ts,tsx}';

/**
 * Options of Stryker's for these folders and files.
 * @param {string[]} paths
 * @param {{ tests: string[], isPure: boolean, startsServers: boolean, isNear: boolean, atOnce: number, isFolder: (path: string) => boolean }} options
 */
export function planMutation(paths, { tests, isPure, startsServers, isNear, atOnce, isFolder }) {
  const allOf = (path, files) => (isFolder(path) ? `${path.replace(/\/$/, '')}/**/${files}` : path);
  const folders = paths.map((path) => (isFolder(path) ? path.replace(/\/$/, '') : dirname(path)));
  const homes = [...new Set(isNear ? folders : folders.map(homeOf))];
  const name = shortName(homes.join('+').replace(/\W+/g, '-'));
  const files = isPure ? PURE_TESTS : startsServers ? TESTS : TESTS_WITHOUT_SERVERS;
  return {
    mutate: [...paths.map((path) => allOf(path, '*.{ts,tsx}')), ...NOT_MUTATED, ...WORDS],
    testFiles: [...homes, ...tests].map((path) => allOf(path, files)),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutation.config.ts', related: false, pool: 'threads' },
    coverageAnalysis: 'perTest',
    // With `testFiles`, Stryker 10.1.1 switches a static mutant on only after its module was loaded, so it would seem to survive.
    ignoreStatic: true,
    concurrency: atOnce,
    // A hook may wait longer than a mutant needs to be noticed; two runners on a busy machine slow each other down.
    timeoutMS: 30_000,
    timeoutFactor: 2,
    dryRunTimeoutMinutes: 20,
    // Stryker's own links would lead from one package of the copy to another of our packages, which is not mutated.
    symlinkNodeModules: false,
    buildCommand: 'node scripts/mutation/link-packages.js',
    ignorePatterns: [
      '.tools',
      '.data',
      '.turbo',
      '.mutation',
      'dist',
      'coverage',
      'test-results',
      'docs/images',
    ],
    tempDirName: '.mutation/copy',
    disableTypeChecks: false,
    // It would be rewritten with a compiler API that TypeScript 7 no longer has.
    tsconfigFile: 'none',
    incremental: true,
    incrementalFile: `.mutation/${name}.json`,
    reporters: ['clear-text', 'html', 'progress-append-only'],
    clearTextReporter: { allowColor: true, logTests: false, reportTests: false, skipFull: true },
    htmlReporter: { fileName: `.mutation/${name}.html` },
    allowConsoleColors: process.stdout.isTTY ?? false,
    warnings: { slow: false },
  };
}

/** The package, or the folder of an app: its tests have to notice its mistakes. */
function homeOf(folder) {
  const parts = folder.split('/');
  if (parts[0] === 'packages') return parts.slice(0, 2).join('/');
  if (folder.startsWith('apps/api/src/')) return parts.slice(0, 4).join('/');
  return folder;
}

/** A file's name has at most 255 bytes, fewer than many folders together. */
function shortName(name) {
  if (name.length <= 200) return name;
  return `${name.slice(0, 190)}-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}
