import { expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

it('takes the first letters of the first and the last word', () => {
  expect(initialsOf('Nadia Rahman')).toBe('NR');
  expect(initialsOf('  karim  ul  haque ')).toBe('KH');
  expect(initialsOf('Rina')).toBe('R');
  expect(initialsOf('')).toBe('');
  expect(initialsOf('নাদিয়া রহমান')).toBe('নার');
});
