/** What `npm run verify` and `npm test` check; each is also a script of package.json that can be run alone. */
export const checks = [
  { title: 'Format', script: 'fmt:check' },
  { title: 'Lint', script: 'lint' },
  { title: 'Types', script: 'typecheck' },
  { title: 'Import borders', script: 'borders' },
  { title: 'Dead code', script: 'dead-code' },
];

export const pureTests = { title: 'Pure tests', script: 'test:pure' };
