import type { Findings, RideStatus } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { actsOf, splitAct } from './found-acts.ts';
import { spotlight as bangla } from './texts.bn.ts';
import { spotlight as english } from './texts.en.ts';

const ride = (id: string, status: RideStatus) => ({
  id,
  status,
  pickup: '',
  destination: '',
  requestedAt: '',
});
const user = (id: string, status: 'active' | 'blocked') => ({
  id,
  name: id,
  email: '',
  role: 'rider' as const,
  status,
});
const found = (more: Partial<Findings>): Findings => ({ users: [], drivers: [], rides: [], ...more });
const acts = (findings: Partial<Findings>, act?: Parameters<typeof actsOf>[1]) =>
  actsOf(found(findings), act, 'me').map(({ act: each, id }) => `${each} ${id}`);

test.each([
  ['cancel a1b2c3', 'cancel', 'a1b2c3'],
  ['  Cancel  #a1b2c3 ', 'cancel', '#a1b2c3'],
  ['block nadia rahman', 'block', 'nadia rahman'],
  // Without anything to search it is a search of its own.
  ['cancel', undefined, 'cancel'],
  ['canceled rides', undefined, 'canceled rides'],
  ['nadia', undefined, 'nadia'],
])('%s', (typed, act, text) => expect(splitAct(typed, english.actWords)).toEqual({ act, text }));

test('in Bangla too, and in English beside it', () => {
  expect(splitAct('বাতিল a1b2c3', bangla.actWords)).toEqual({ act: 'cancel', text: 'a1b2c3' });
  expect(splitAct('cancel a1b2c3', bangla.actWords)).toEqual({ act: 'cancel', text: 'a1b2c3' });
});

test.each([
  ['requested', ['cancel a']],
  ['accepted', ['reassign a', 'cancel a']],
  ['in_transit', ['cancel a']],
  ['completed', []],
  ['canceled', []],
] as const)('with a ride that is %s only what may be done now', (status, expected) =>
  expect(acts({ rides: [ride('a', status)] })).toEqual(expected),
);

test('people are blocked or let in again, oneself neither', () => {
  expect(acts({ users: [user('nadia', 'active'), user('rina', 'blocked'), user('me', 'active')] })).toEqual([
    'block nadia',
    'unblock rina',
  ]);
});

test('an act that was typed is offered for all it fits, and no other', () => {
  const many = {
    rides: ['a', 'b', 'c', 'd'].map((id) => ride(id, 'accepted')),
    users: [user('nadia', 'active')],
  };
  expect(acts(many)).toEqual([]);
  expect(acts(many, 'cancel')).toEqual(['cancel a', 'cancel b', 'cancel c', 'cancel d']);
  expect(acts(many, 'block')).toEqual(['block nadia']);
});
