import { USUAL_VEHICLE, type Me, type ProfileSnapshot } from '@ridewire/contracts';
import { expect, it } from 'vitest';
import { meAfter, profileAfter } from './profile-change.ts';

const me: Me = {
  id: 'u1',
  email: 'karim@example.test',
  role: 'driver',
  deskRole: null,
  status: 'active',
  isEmailVerified: true,
  name: 'Karim',
  phone: '+8801700000000',
  address: null,
  avatarUrl: '/media/avatars/a/512.webp',
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
};
const profile: ProfileSnapshot = {
  me,
  memberSince: '2025-01-01T00:00:00Z',
  language: 'en',
  pinAtPickup: false,
  driver: {
    ...{ approved: false, suspended: false },
    vehicle: { model: null, licensePlate: 'DHK-1', color: null, ...USUAL_VEHICLE, confirmed: null },
  },
  riderStatistics: null,
  driverStatistics: null,
  rating: null,
};

it('shows what changes and keeps the rest', () => {
  expect(meAfter(me, { name: 'Karim Uddin', address: 'Road 27' })).toEqual({
    ...me,
    name: 'Karim Uddin',
    address: 'Road 27',
  });
  expect(meAfter(me, {})).toEqual(me);
});

it('gives a driver the vehicle, and nobody else', () => {
  expect(profileAfter(profile, { model: 'Axio' }).driver).toEqual({
    approved: false,
    suspended: false,
    vehicle: { ...{ model: 'Axio', licensePlate: 'DHK-1', color: null }, ...USUAL_VEHICLE, confirmed: null },
  });
  expect(profileAfter({ ...profile, driver: null }, { name: 'Nadia' })).toEqual({
    ...profile,
    me: { ...me, name: 'Nadia' },
    driver: null,
  });
});
