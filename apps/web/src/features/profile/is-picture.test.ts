import { expect, it } from 'vitest';
import { isPicture } from './is-picture.ts';

it('takes pictures of every kind, and drawings that may hold scripts as none', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/heic'])
    expect(isPicture({ type })).toBe(true);
  for (const type of ['', 'text/plain', 'application/pdf', 'video/mp4', 'image/svg+xml'])
    expect(isPicture({ type })).toBe(false);
});
