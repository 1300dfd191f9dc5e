import { expect, test } from 'vitest';
import { isLoopback } from './is-loopback.ts';

test.each([
  'localhost',
  'LocalHost',
  'localhost.',
  '127.0.0.1',
  '127.8.9.1',
  '::1',
  '[::1]',
  '::ffff:127.0.0.1',
])('%s is this machine', (host) => expect(isLoopback(host)).toBe(true));

test.each([
  '',
  '0.0.0.0',
  '::',
  '[::]',
  '192.168.0.2',
  '10.127.0.0.1',
  '127.0.0.1.example',
  'localhost.example',
  'notlocalhost',
  'ride.example',
  '::ffff:203.0.113.9',
  '2001:db8::1',
])('%j is not only this machine', (host) => expect(isLoopback(host)).toBe(false));
