import { expect, test } from 'vitest';
import { stateOf } from './state-of.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');
const change = { id: 'a', ended: null, beginsAt: '2026-11-29T11:00:00Z', endsAt: null };

test('what the server knows counts before this page’s clock', () => {
  const standing = [{ id: 'a', kmh: null, lines: [] }];
  expect(stateOf({ ...change, beginsAt: '2026-11-29T13:00:00Z' }, { standing, coming: [] }, NOW)).toBe(
    'standing',
  );
  expect(stateOf(change, { standing: [], coming: ['a'] }, NOW)).toBe('coming');
  expect(stateOf(change, { standing: [], coming: [] }, NOW)).toBe('over');
});

test('until that is known, its times say it', () => {
  expect(stateOf(change, undefined, NOW)).toBe('standing');
  expect(stateOf({ ...change, beginsAt: '2026-11-29T13:00:00Z' }, undefined, NOW)).toBe('coming');
  expect(stateOf({ ...change, endsAt: '2026-11-29T11:30:00Z' }, undefined, NOW)).toBe('over');
  const ended = { at: '2026-11-29T11:30:00Z', by: { id: 'ada', name: 'Ada' } };
  expect(stateOf({ ...change, ended }, undefined, NOW)).toBe('over');
});
