import { afterEach, expect, test, vi } from 'vitest';
import { POLICIES } from './policies.ts';
import { readOptions } from './read-options.ts';

afterEach(() => vi.unstubAllEnvs());

test('nothing given is the whole recording under every policy', () => {
  vi.stubEnv('RIDEWIRE_DATA', '/recorded');
  const whole = { city: 'manhattan', cars: null, seed: 1, out: null, data: '/recorded' };
  expect(readOptions([])).toMatchObject(whole);
  expect(readOptions([]).policies).toHaveLength(POLICIES.length);
});

test('a recording that lies nowhere is asked for, where it is needed', () => {
  vi.stubEnv('RIDEWIRE_DATA', undefined);
  expect(() => readOptions([])).toThrow('Say where the recording is: --data <folder>, or RIDEWIRE_DATA.');
  expect(readOptions(['--city', 'dhaka']).city).toBe('dhaka');
});

test.each([
  [['--city', 'atlantis'], '--city wants manhattan or dhaka, not “atlantis”.'],
  [['--cars', '-1'], '--cars wants a number from 0.001 to 100000, not “-1”.'],
  [['--cars', ''], '--cars wants a number from 0.001 to 100000, not “”.'],
  [['--policy', 'magic'], '--policy knows no “magic”.'],
  [['--seed', 'x'], '--seed wants a number from 0 to 2147483648, not “x”.'],
  [['--decline', '101'], '--decline wants a number from 0 to 100, not “101”.'],
])('%j is refused in a sentence', (args, sentence) => {
  expect(() =>
    readOptions(args.map((arg, i) => (i === 0 ? `${arg}=${args[1]}` : '')).filter(Boolean)),
  ).toThrow(sentence);
});
