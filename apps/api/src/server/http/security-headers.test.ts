import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

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

test.each([
  ['https://ride.example', 'max-age=31536000; includeSubDomains'],
  ['http://ride.example', undefined],
  [undefined, undefined],
])('reached by %s, browsers are told of TLS: %s', (publicUrl, told) => {
  const headers = securityHeaders({ mapStyleUrl: null, publicUrl });
  expect(headers['strict-transport-security']).toBe(told);
});
