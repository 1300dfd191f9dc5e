import { expect, it } from 'vitest';
import { checkLogin } from './check-login.ts';

it('says what is wrong in the specified words', () => {
  expect(checkLogin({ email: 'nope', password: 'short' })).toEqual({
    email: 'Please enter a valid email address',
    password: 'Password must be at least 8 characters',
  });
  expect(checkLogin({ email: '', password: '' })).toEqual({
    email: 'Please enter a valid email address',
    password: 'Password must be at least 8 characters',
  });
  expect(checkLogin({ email: ' a@b.co ', password: '12345678' })).toEqual({});
});
