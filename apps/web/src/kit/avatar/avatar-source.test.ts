import { expect, it } from 'vitest';
import { avatarSource } from './avatar-source.ts';

const HERE = 'https://ridewire.test';
const own = '/media/avatars/0190-a/512.webp';

it('loads the size that the place needs', () => {
  expect(avatarSource(own, 96, HERE)).toBe(`${HERE}/media/avatars/0190-a/512.webp`);
  expect(avatarSource(own, 65, HERE)).toBe(`${HERE}/media/avatars/0190-a/512.webp`);
  expect(avatarSource(own, 64, HERE)).toBe(`${HERE}/media/avatars/0190-a/128.webp`);
  expect(avatarSource(`${HERE}${own}`, 32, HERE)).toBe(`${HERE}/media/avatars/0190-a/128.webp`);
});

it('leaves other addresses of this origin as they are', () => {
  expect(avatarSource('/pictures/512.webp?v=2', 32, HERE)).toBe(`${HERE}/pictures/512.webp?v=2`);
  // A picture just chosen and not uploaded yet.
  expect(avatarSource(`blob:${HERE}/6c1f`, 32, HERE)).toBe(`blob:${HERE}/6c1f`);
});

it('shows nothing from elsewhere', () => {
  for (const url of [
    null,
    'https://pictures.test/nadia.webp',
    'http://ridewire.test/media/avatars/a/512.webp',
    '//pictures.test/media/avatars/a/512.webp',
    '/\\pictures.test/512.webp',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'http://[',
  ])
    expect(avatarSource(url, 96, HERE)).toBeNull();
});
