import { expect, test } from 'vitest';
import { AUTO_ACCEPT_FRESH_MS, mayAcceptFor } from './auto-accept-policy.ts';

const NOW = 1_800_000_000_000;
const ready = { isWanted: true, isConnected: true, position: { at: NOW - AUTO_ACCEPT_FRESH_MS } };

test.each([
  ['all is as it should be', ready, true],
  ['nobody wanted it', { ...ready, isWanted: false }, false],
  ['the app is away', { ...ready, isConnected: false }, false],
  ['the place is not known', { ...ready, position: undefined }, false],
  ['the place is old', { ...ready, position: { at: NOW - AUTO_ACCEPT_FRESH_MS - 1 } }, false],
])('%s', (_what, facts, may) => {
  expect(mayAcceptFor(facts, NOW)).toBe(may);
});
