import { expect, test } from 'vitest';
import { avatarKeyAt, avatarPath, findAvatarId } from './avatar-address.ts';

const ID = '0d9c0a3e-5a55-4f8e-9f0a-2b6a5d1f0c11';

test.each([
  `/media/avatars/${ID}/512.webp`,
  `/media/avatars/${ID}/128.webp`,
  `https://ride.test/media/avatars/${ID}/512.webp`,
  `http://10.0.0.1:4000/media/avatars/${ID}/512.webp`,
])('%s names an avatar', (address) => {
  expect(findAvatarId(address)).toBe(ID);
});

test.each([
  '/media/avatars/../../api/auth/logout',
  `/media/avatars/${ID}/64.webp`,
  '/media/avatars/%2e%2e/512.webp',
  'https://ride.test/api/auth/me',
  'https://i.example/a/b.png?size=3',
  `https://i.example/?of=/media/avatars/${ID}/512.webp`,
])('%s is nobody’s picture', (address) => {
  expect(findAvatarId(address)).toBeUndefined();
});

test('only an avatar’s file has a key', () => {
  expect(avatarKeyAt(avatarPath(ID))).toBe(`avatars/${ID}/512.webp`);
  for (const path of [`/media/avatars/${ID}/../x.webp`, `/media/avatars/${ID}/513.webp`, '/media/avatars/'])
    expect(avatarKeyAt(path)).toBeUndefined();
});
