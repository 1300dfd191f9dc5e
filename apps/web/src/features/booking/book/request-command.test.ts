import { expect, test } from 'vitest';
import { commandFor } from './request-command.ts';
import { DESTINATION, PICKUP } from '../testing/make-ride.ts';

const wish = { pickup: PICKUP, destination: DESTINATION, type: 'standard' } as const;
let made = 0;
const newId = () => `id ${(made += 1)}`;

test('a first press is a new command', () => {
  expect(commandFor(null, wish, () => 'new')).toEqual({ commandId: 'new', wish });
});

test('the same wish again, its outcome unknown, is the same command', () => {
  const first = commandFor(null, wish, newId);
  expect(commandFor(first, { ...wish, pickup: { ...PICKUP } }, newId).commandId).toBe(first.commandId);
});

test.each([
  ['type', { ...wish, type: 'luxury' as const }],
  ['pickup', { ...wish, pickup: { ...PICKUP, lat: 23.7901 } }],
  ['place to the side', { ...wish, pickup: { ...PICKUP, lng: 90.4101 } }],
  ['address', { ...wish, destination: { ...DESTINATION, address: 'Around the corner' } }],
  ['stop', { ...wish, stops: [PICKUP] }],
  ['passenger', { ...wish, passenger: { name: 'Amena', phone: '01811111111' } }],
  ['direction', { ...wish, pickup: DESTINATION, destination: PICKUP }],
])('another %s is another command', (_, other) => {
  const first = commandFor(null, wish, newId);
  expect(commandFor(first, other, newId).commandId).not.toBe(first.commandId);
});

test('a stop taken away makes another command', () => {
  const first = commandFor(null, { ...wish, stops: [DESTINATION] }, newId);
  expect(commandFor(first, wish, newId).commandId).not.toBe(first.commandId);
});
