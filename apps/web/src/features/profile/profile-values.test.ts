import type { Me } from '@ridewire/contracts';
import { expect, it } from 'vitest';
import { changedValues, checkProfile, profileValues } from './profile-values.ts';
import { sayMistakes } from '../../kit/texts/say-refusal.ts';
import { readProfileSearch } from './read-profile-search.ts';

const check = (...values: Parameters<typeof checkProfile>) => sayMistakes(checkProfile(...values));

const me: Me = {
  id: 'u1',
  email: 'karim@example.test',
  role: 'driver',
  deskRole: null,
  status: 'active',
  isEmailVerified: true,
  name: 'Karim Uddin',
  phone: '12345',
  address: null,
  avatarUrl: null,
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
};
/** The values as in the fields. */
const VEHICLE = { kind: 'car', classRank: '1', seats: '4' };
const before = profileValues(me, {
  ...{ model: 'Toyota Axio', licensePlate: null, color: 'white', confirmed: null },
  ...{ kind: 'car', classRank: 1, seats: 4 },
});

it('begins with what is known', () => {
  expect(before).toEqual({
    name: 'Karim Uddin',
    phone: '12345',
    address: '',
    model: 'Toyota Axio',
    licensePlate: '',
    color: 'white',
    ...VEHICLE,
  });
  expect(profileValues(me, undefined).model).toBe('');
});

it('sends only what was changed, and a blank field keeps the old', () => {
  expect(changedValues(before, before)).toEqual({});
  expect(changedValues(before, { ...before, name: ' Karim Uddin ', address: ' Road 27 ' })).toEqual({
    address: 'Road 27',
  });
  expect(changedValues(before, { ...before, name: '', phone: '   ', model: '' })).toEqual({});
});

it('says what is wrong in the specified words', () => {
  const short = {
    name: 'Al',
    phone: '0123456789',
    address: 'Road',
    model: 'T1',
    licensePlate: 'D1',
    color: 'white',
    ...VEHICLE,
  };
  expect(check(before, short)).toEqual({
    name: 'Name must be at least 3 characters',
    phone: 'Phone number must be at least 11 characters',
    address: 'Address must be at least 5 characters',
    model: 'Model must be at least 3 characters',
    licensePlate: 'License plate is required',
  });
  const enough = {
    name: 'Ali',
    phone: '01234567890',
    address: 'Rd 27',
    model: 'Axio',
    licensePlate: 'D12',
    color: 'white',
    ...VEHICLE,
  };
  expect(check(before, enough)).toEqual({});
});

it('does not judge what was there before', () => {
  expect(check(before, { ...before, name: 'Karim' })).toEqual({});
  expect(check(before, { ...before, phone: '123456' })).toEqual({
    phone: 'Phone number must be at least 11 characters',
  });
});

it('reads from the address what is being changed, whatever stands there', () => {
  expect(readProfileSearch({ edit: 'vehicle', other: 1 })).toEqual({ edit: 'vehicle' });
  expect(readProfileSearch({ edit: 'profile' })).toEqual({ edit: 'profile' });
  for (const edit of [undefined, '', 'all', true, null]) expect(readProfileSearch({ edit })).toEqual({});
});

it('sends what is counted as numbers, and says what is none', () => {
  expect(changedValues(before, { ...before, classRank: '3', seats: ' 7 ' })).toEqual({
    classRank: 3,
    seats: 7,
  });
  for (const seats of ['0', '21', 'x', '1.5'])
    expect(check(before, { ...before, seats })).toEqual({ seats: 'Enter how many riders fit in: 1 to 20.' });
});
