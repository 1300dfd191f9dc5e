/** Dead code: files nobody imports, exports nobody uses, dependencies nobody names. */

const sources = 'src/**/*.{ts,tsx,css}';
const tests = 'src/**/*.test.{ts,tsx}';

/** @type {import('knip').KnipConfig} */
export default {
  ignoreExportsUsedInFile: true,
  // Style sheets import style sheets and fonts as modules import modules.
  compilers: {
    css: (text) =>
      [...text.matchAll(/@import\s+(['"][^'"]+['"])/g)].map(([, path]) => `import ${path};`).join('\n'),
  },
  workspaces: {
    '.': {
      entry: [
        'scripts/{start,dev,test,verify,bench,city,repair,factor-off,backup,restore,chaos,day,replay,mutate,model,pictures}.js',
        'scripts/{,lint/,mutation/}*.test.js',
        // Named to vitest.
        'scripts/{report-failures,mutation/offer-builders}.js',
        // Processes of their own, and what they name to vitest.
        'scripts/mutation/{run-stryker,link-packages,test-files}.js',
        'vitest.mutation.config.ts',
        'scripts/api-types/write-router-types.ts',
      ],
      project: ['scripts/**/*.{js,ts}', '*.{ts,js}'],
      // Named to Stryker; and of the package that has it.
      ignoreDependencies: ['@stryker-mutator/vitest-runner', 'drizzle-orm'],
    },
    'apps/api': {
      entry: [
        'src/server/main.ts',
        'src/server/every-procedure.ts',
        'src/server/{city,repair,factor-off,backup/backup,backup/restore}.ts',
        // Found by the tests that read them all.
        'src/testing/permissions/*-rows.ts',
        tests,
      ],
      project: [sources],
      // Part of every Linux distribution; done without where it is missing.
      ignoreBinaries: ['chrt', 'nats-server'],
      // Their fonts are read as files.
      ignoreDependencies: ['@expo-google-fonts/noto-sans-bengali', '@expo-google-fonts/onest'],
    },
    'apps/simulator': {
      entry: [
        'src/*/main.ts',
        'src/bench/{floor-server,raw-subscribers,peer-server,storm-clients,flood-clients,failing-receiver}.ts',
        tests,
      ],
      project: [sources],
    },
    // Bangla is read with all its files.
    'apps/web': {
      entry: ['src/app/routes/**/*.tsx', 'src/{app,features,kit}/**/*.bn.ts', tests],
      project: ['*.ts', sources, '!src/**/*.gen.ts'],
    },
    'packages/client': {
      entry: [tests],
      project: [sources],
    },
    'packages/contracts': { entry: [tests], project: [sources] },
    'packages/db': { entry: [tests], project: [sources] },
    'packages/streets': { entry: [tests], project: ['*.ts', sources] },
    'packages/dispatch': { entry: [tests], project: [sources] },
    'packages/ui': { entry: [tests], project: [sources, 'gallery/**/*.{ts,tsx}'] },
    e2e: { entry: ['**/*.{spec,test}.ts'], project: ['**/*.ts'] },
  },
};
