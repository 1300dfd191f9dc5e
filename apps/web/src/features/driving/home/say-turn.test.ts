import type { WayStep } from '@ridewire/contracts';
import { createFormat } from '@ridewire/ui/format/create-format.ts';
import { expect, test } from 'vitest';
import { street } from '../../../testing/make-way.ts';
import { format as banglaFormat } from '../../../kit/texts/bn/pieces.ts';
import { driver as bangla } from '../texts.bn.ts';
import { driver as english } from '../texts.en.ts';
import { sayTurn } from './say-turn.ts';

const gulshan = street('Gulshan Avenue', 'গুলশান এভিনিউ');
const airport = street('Airport Road');
const step = (change: Partial<WayStep>): WayStep => ({
  turn: 'left',
  exit: null,
  name: null,
  distanceMeters: 0,
  durationSeconds: 0,
  at: 1,
  ...change,
});

const say = (meters: number, change: Partial<WayStep>, isBangla = false) =>
  sayTurn(
    { step: step(change), index: 1, meters, current: step({ turn: 'depart', name: airport, at: 0 }) },
    isBangla ? bangla : english,
    createFormat(isBangla ? banglaFormat : {}),
  );

test('what is far ahead is gone on to, what is near is told in meters, what is here is done', () => {
  const left = { name: gulshan };
  expect(say(1_230, left)).toBe('Continue for 1.2 km on Airport Road');
  expect(say(310, left)).toBe('In 300 m turn left into Gulshan Avenue');
  expect(say(44, left)).toBe('In 40 m turn left into Gulshan Avenue');
  expect(say(12, left)).toBe('Turn left into Gulshan Avenue');
});

test.each([
  [{ turn: 'right' }, 'In 300 m turn right'],
  [{ turn: 'slight_left', name: airport }, 'In 300 m keep left onto Airport Road'],
  [{ turn: 'sharp_right', name: airport }, 'In 300 m turn sharp right into Airport Road'],
  [{ turn: 'u_turn', name: airport }, 'In 300 m make a U-turn'],
  [{ turn: 'straight', name: airport }, 'In 300 m go straight on Airport Road'],
  [
    { turn: 'roundabout', exit: 3, name: airport },
    'In 300 m at the roundabout take the 3rd exit into Airport Road',
  ],
  [{ turn: 'roundabout' }, 'In 300 m at the roundabout go on'],
  [{ turn: 'arrive' }, 'In 300 m you arrive'],
] satisfies [Partial<WayStep>, string][])('each turn has its words: %o', (change, sentence) => {
  expect(say(300, change)).toBe(sentence);
});

test('at a roundabout the way out is counted, and at the end one is there', () => {
  expect(say(0, { turn: 'roundabout', exit: 2 })).toBe('At the roundabout take the 2nd exit');
  expect(say(20, { turn: 'arrive' })).toBe('You have arrived');
});

test('in Bangla, with the names that are known in it', () => {
  expect(say(1_230, {}, true)).toBe('Airport Road ধরে ১.২ কিমি চলুন');
  expect(say(310, { name: gulshan }, true)).toBe('৩০০ মি পরে বামে মোড় নিয়ে গুলশান এভিনিউ ধরুন');
  expect(say(10, { turn: 'right' }, true)).toBe('ডানে মোড় নিন');
  expect(say(0, { turn: 'roundabout', exit: 2 }, true)).toBe('গোলচত্বরে দ্বিতীয় রাস্তায় বের হোন');
  expect(say(0, { turn: 'arrive' }, true)).toBe('আপনি পৌঁছে গেছেন');
});
