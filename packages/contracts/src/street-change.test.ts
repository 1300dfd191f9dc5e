import { expect, test } from 'vitest';
import { charactersOf } from './street-change.ts';

test('a stretch is as long as its line and name as JSON, in bytes, and one without a name as null', () => {
  const line = 'abc';
  expect(charactersOf([])).toBe(0);
  expect(charactersOf([{ line }, { line, name: null }])).toBe(2 * '["abc",null]'.length);
  expect(charactersOf([{ line, name: 'Road 7' }])).toBe('["abc","Road 7"]'.length);
  // Three bytes for each of its letters.
  expect(charactersOf([{ line, name: { name: 'মিরপুর', names: {} } }])).toBe('["abc",""]'.length + 3 * 6);
});
