import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

test('by default nothing leaves the origin, and no script is inline', () => {
  const { directives } = contentSecurityPolicy(null);
  expect(directives.scriptSrc).toEqual(["'self'"]);
  expect(directives.connectSrc).toEqual(["'self'"]);
});

test('a foreign map opens connections, never pictures or scripts', () => {
  const { directives } = contentSecurityPolicy('http://tiles.example:8080/style.json');
  expect(directives.connectSrc).toEqual(["'self'", 'https:', 'http://tiles.example:8080']);
  expect(directives.imgSrc).toEqual(["'self'", 'data:', 'blob:']);
  expect(directives.scriptSrc).toEqual(["'self'"]);
});
