import { expect, test } from 'vitest';
import { sayOwner } from './say-owner.ts';
import { stuck as bangla } from './texts.bn.ts';
import { stuck } from './texts.en.ts';

const omar = { id: 'omar', name: 'Omar', at: '2026-11-26T08:00:00.000Z' };
const say = (owner: typeof omar | null, readerId: string | undefined, texts = stuck) =>
  sayOwner(owner, readerId, texts, (at) => at.slice(11, 16));

test('nobody is on it: whoever reads can be', () => {
  expect(say(null, 'ada')).toEqual({ line: 'Nobody is on it yet', action: 'I’m on it' });
});

test('another admin is on it: it can be taken over', () => {
  const line = { line: 'Omar has been on it since 08:00', action: 'Take over' };
  expect(say(omar, 'ada')).toEqual(line);
  // The reader is not known yet.
  expect(say(omar, undefined)).toEqual(line);
});

test('it is one’s own: there is nothing to press', () => {
  expect(say(omar, 'omar')).toEqual({ line: 'You’ve been on it since 08:00', action: null });
});

test('in Bangla', () => {
  expect(say(omar, 'ada', bangla)).toEqual({
    line: bangla.on('Omar', '08:00'),
    action: bangla.takeOver,
  });
  expect(say(omar, 'omar', bangla).line).toBe(bangla.youOn('08:00'));
});
