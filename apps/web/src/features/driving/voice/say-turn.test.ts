import type { WayStep } from '@ridewire/contracts';
import { createFormat } from '@ridewire/ui/format/create-format.ts';
import { expect, test } from 'vitest';
import { street } from '../../../testing/make-way.ts';
import { format as banglaFormat } from '../../../kit/texts/bn/pieces.ts';
import { driver as bangla } from '../texts.bn.ts';
import { driver as english } from '../texts.en.ts';
import { sayAloud } from './say-aloud.ts';
import { sayTurn, turnLines } from './say-turn.ts';

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

const next = (meters: number, change: Partial<WayStep>) => ({
  step: step(change),
  index: 1,
  meters,
  current: step({ turn: 'depart', name: airport, at: 0 }),
});
const lines = (meters: number, change: Partial<WayStep>, isBangla = false) =>
  turnLines(next(meters, change), isBangla ? bangla : english, createFormat(isBangla ? banglaFormat : {}));
const aloud = (meters: number, when: 'ahead' | 'near', change: Partial<WayStep>, isBangla = false) =>
  sayAloud(
    next(meters, change),
    when,
    isBangla ? bangla : english,
    createFormat(isBangla ? banglaFormat : {}),
  );

const say = (meters: number, change: Partial<WayStep>, isBangla = false) =>
  sayTurn(next(meters, change), isBangla ? bangla : english, createFormat(isBangla ? banglaFormat : {}));

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

test.each([
  [
    1_230,
    { turn: 'left', name: gulshan },
    ['1.2 km', 'Continue on Airport Road'],
    ['১.২ কিমি', 'Airport Road ধরে চলুন'],
  ],
  [310, { turn: 'left', name: gulshan }, ['300 m', 'Gulshan Avenue'], ['৩০০ মি', 'গুলশান এভিনিউ']],
  [
    310,
    { turn: 'roundabout', exit: 3, name: gulshan },
    ['300 m', '3rd exit into Gulshan Avenue'],
    ['৩০০ মি', 'তৃতীয় রাস্তা, গুলশান এভিনিউ'],
  ],
  [12, { turn: 'left', name: gulshan }, ['Turn left', 'Gulshan Avenue'], ['বামে মোড় নিন', 'গুলশান এভিনিউ']],
  [200, { turn: 'roundabout', exit: 3 }, ['200 m', '3rd exit'], ['২০০ মি', 'তৃতীয় রাস্তা']],
  [120, { turn: 'arrive' }, ['100 m', 'You arrive'], ['১০০ মি', 'পৌঁছাবেন']],
  [10, { turn: 'arrive' }, ['You have arrived', null], ['আপনি পৌঁছে গেছেন', null]],
] satisfies [number, Partial<WayStep>, unknown, unknown][])(
  'the box says a turn in two short lines: %i m before %o',
  (meters, change, inEnglish, inBangla) => {
    expect(lines(meters, change)).toEqual(inEnglish);
    expect(lines(meters, change, true)).toEqual(inBangla);
  },
);

test('aloud, meters are a word, and close to a turn only the turn is said', () => {
  const left = { name: gulshan };
  expect(aloud(310, 'ahead', left)).toBe('In 300 meters turn left into Gulshan Avenue');
  expect(aloud(38, 'near', left)).toBe('Turn left');
  expect(aloud(290, 'ahead', { turn: 'arrive' })).toBe('In 300 meters you arrive');
  expect(aloud(20, 'near', { turn: 'arrive' })).toBe('You have arrived');
  expect(aloud(38, 'near', { turn: 'roundabout', exit: 2 })).toBe('At the roundabout take the 2nd exit');
  expect(aloud(310, 'ahead', left, true)).toBe('৩০০ মিটার পরে বামে মোড় নিয়ে গুলশান এভিনিউ ধরুন');
  expect(aloud(38, 'near', { turn: 'right' }, true)).toBe('ডানে মোড় নিন');
});
