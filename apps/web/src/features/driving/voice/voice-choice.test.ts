import { expect, test } from 'vitest';
import { mayOffer, parseChoice } from './voice-choice.ts';

const OFF = { isOn: false, offeredOn: null, isAnswered: false };

test.each([undefined, '', '{', 'null', '5', '[]', '{"isOn":"yes","offeredOn":3}'])(
  'the voice is off unless it was turned on: %j',
  (text) => {
    expect(parseChoice(text)).toEqual(OFF);
  },
);

test('a choice comes back as it was stored', () => {
  const choice = { isOn: true, offeredOn: 'ride-1', isAnswered: true };
  expect(parseChoice(JSON.stringify(choice))).toEqual(choice);
});

test('it is offered on one ride only, and never after an answer', () => {
  expect(mayOffer(OFF, 'ride-1')).toBe(true);
  expect(mayOffer({ ...OFF, offeredOn: 'ride-1' }, 'ride-1')).toBe(true);
  expect(mayOffer({ ...OFF, offeredOn: 'ride-1' }, 'ride-2')).toBe(false);
  expect(mayOffer({ ...OFF, offeredOn: 'ride-1', isAnswered: true }, 'ride-1')).toBe(false);
});
