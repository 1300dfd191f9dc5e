import { expect, test } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

test.each([
  ['https://ride.example.com', 'ride.example.com', 'https://ride.example.com'],
  ['https://ride.example.com:8443', 'ride.example.com', 'https://ride.example.com:8443'],
  ['http://localhost:4000', 'localhost', 'http://localhost:4000'],
  ['http://localhost:4000', 'localhost', 'http://localhost:5173'],
])('of %s, the site is %s, and %s is one of its pages', (publicUrl, id, origin) => {
  const site = relyingPartyOf(publicUrl);
  expect(site.id).toBe(id);
  expect(site.isOurs(origin)).toBe(true);
});

test.each([
  ['https://ride.example.com', 'http://ride.example.com'],
  ['https://ride.example.com', 'https://ride.example.com:8443'],
  ['https://ride.example.com', 'https://app.ride.example.com'],
  ['https://ride.example.com', 'https://example.com'],
  ['https://ride.example.com', 'http://localhost:4000'],
  ['http://localhost:4000', 'https://localhost.example.com'],
  ['http://localhost:4000', 'http://localhost:4000.example.com'],
  ['http://localhost:4000', 'http://127.0.0.1:4000'],
])('of %s, %s is none', (publicUrl, origin) => {
  expect(relyingPartyOf(publicUrl).isOurs(origin)).toBe(false);
});
