import { expect, test } from 'vitest';
import { isAppPath } from './is-app-path.ts';

const PATTERNS = ['/login', '/dashboard', '/dashboard/user-management', '/dashboard/user-management/$userId'];

test.each([
  '/login',
  '/login/',
  '/Login',
  '/dashboard',
  '/dashboard/user-management',
  '/dashboard/user-management/nothing',
  '/dashboard/User-Management/0199',
])('a page is at %s', (path) => expect(isAppPath(path, PATTERNS)).toBe(true));

test.each([
  '/',
  '/nope',
  '/login/nope',
  '/dashboard/nope',
  '/dashboard/user-management/0199/nope',
  '/bn/dashboard',
  '/constructor',
])('none is at %s', (path) => expect(isAppPath(path, PATTERNS)).toBe(false));
