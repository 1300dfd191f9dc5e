import { expect, test } from 'vitest';
import { mistake } from './mistakes.ts';
import { UpdateProfileInput, UpdateVehicleInput } from './profile.ts';

test.each([
  'https://pictures.example/nadia.png',
  'http://pictures.example',
  '/media/avatars/0d9c0a3e-5a55-4f8e-9f0a-2b6a5d1f0c11/512.webp',
])('a picture may be at %s', (avatarUrl) => {
  expect(UpdateProfileInput.parse({ avatarUrl })).toEqual({ avatarUrl });
});

test.each([
  ['a NUL', '\u0000'],
  ['a control character', '\u0007'],
  ['half of a character', '\ud800'],
])('no address has %s in it', (_what, character) => {
  for (const start of ['https://pictures.example/', '/media/avatars/']) {
    const { error } = UpdateProfileInput.safeParse({ avatarUrl: `${start}${character}a` });
    expect(error?.issues.map((issue) => issue.message)).toEqual([
      mistake('badCharacters', { field: 'pictureAddress' }),
    ]);
  }
});

test.each(['DHK-1234', 'Dhaka Metro-GA 21-4832', 'ঢাকা মেট্রো-গ ২১-৪৮৩২', 'ABC'])(
  '%s is a plate',
  (licensePlate) => {
    expect(UpdateVehicleInput.safeParse({ model: 'Toyota Axio', licensePlate }).success).toBe(true);
    expect(UpdateProfileInput.parse({ licensePlate })).toEqual({ licensePlate });
  },
);

test.each(['<b>DHK</b>', 'DHK&1234', 'DHK_1234', 'DHK/12', 'দাহ।১২', '🚗 1234', '江A-1234'])(
  '%s is none',
  (licensePlate) => {
    for (const schema of [UpdateProfileInput, UpdateVehicleInput]) {
      const { error } = schema.safeParse({ model: 'Toyota Axio', licensePlate });
      expect(error?.issues.map((issue) => issue.message)).toEqual([mistake('plateCharacters')]);
    }
  },
);
