import { expect, test } from 'vitest';
import { NO_CHOICE, stepChoice, type Choice } from './chosen-streets.ts';

const stretch = (line: string) => ({ line, name: null, from: null, to: null, isOneWay: false, meters: 100 });
const linesOf = ({ stretches }: Choice) => stretches.map(({ line }) => line);

test('a press takes a street and the next one gives it back; adding takes none twice', () => {
  const one = stepChoice(NO_CHOICE, { do: 'press', stretch: stretch('a') });
  expect(linesOf(one)).toEqual(['a']);
  expect(linesOf(stepChoice(one, { do: 'press', stretch: stretch('a') }))).toEqual([]);
  const two = stepChoice(one, { do: 'add', stretches: [stretch('a'), stretch('b')] });
  expect(linesOf(two)).toEqual(['a', 'b']);
  expect(linesOf(stepChoice(two, { do: 'remove', line: 'a' }))).toEqual(['b']);
  expect(stepChoice(two, { do: 'clear' })).toEqual(NO_CHOICE);
});

test('one direction alone can be chosen', () => {
  const one = stepChoice(NO_CHOICE, { do: 'press', stretch: stretch('a') });
  const turned = stepChoice(one, { do: 'turn', line: 'a', direction: 'backward' });
  expect(turned.stretches).toMatchObject([{ line: 'a', direction: 'backward' }]);
});

test('of more than 200 nothing is added, until something is taken away', () => {
  const many = Array.from({ length: 200 }, (_, i) => stretch(`${i}`));
  const full = stepChoice(NO_CHOICE, { do: 'add', stretches: many });
  expect(full.full).toBeNull();
  const more = stepChoice(full, { do: 'press', stretch: stretch('more') });
  expect([more.full, more.stretches.length]).toEqual(['many', 200]);
  expect(stepChoice(more, { do: 'remove', line: '0' }).full).toBeNull();
});

test('nothing is added of what no message could hold', () => {
  const curvy = Array.from({ length: 100 }, (_, i) => stretch(`${i}`.padEnd(600, '\\')));
  const some = stepChoice(NO_CHOICE, { do: 'add', stretches: curvy.slice(0, 30) });
  expect(some.full).toBeNull();
  const more = stepChoice(some, { do: 'add', stretches: curvy });
  expect([more.full, more.stretches.length]).toEqual(['long', 30]);
});
