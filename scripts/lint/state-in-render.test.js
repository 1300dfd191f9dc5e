import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../project.js';

const LINT = join(root, 'node_modules/oxlint/bin/oxlint');

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'ridewire-lint-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** The lines that the rule reports. */
function findFaults(source) {
  const config = join(folder, 'lint.json');
  const jsPlugins = [join(root, 'scripts/lint/state-in-render.js')];
  writeFileSync(config, JSON.stringify({ jsPlugins, rules: { 'ridewire/state-in-render': 'error' } }));
  writeFileSync(join(folder, 'part.jsx'), source);
  const { stdout } = spawnSync(process.execPath, [LINT, '-c', config, '-f', 'unix', folder], {
    encoding: 'utf8',
  });
  const lines = [...stdout.matchAll(/part\.jsx:(\d+):.*state-in-render/g)].map(([, line]) => Number(line));
  return lines.toSorted((a, b) => a - b);
}

test('state that is set while its component renders is found, in an event it is not', () => {
  const source = `import { useMemo, useState } from 'react';
export function Part({ value }) {
  const [seen, setSeen] = useState(value);
  if (seen !== value) setSeen(value);
  useMemo(() => setSeen(value), [value]);
  const press = () => setSeen(null);
  return <button onClick={() => setSeen(value)} onBlur={press} onFocus={setSeen} />;
}
`;
  expect(findFaults(source)).toEqual([4, 5]);
});
