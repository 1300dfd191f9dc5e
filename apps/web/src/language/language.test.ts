import { expect, test } from 'vitest';
import { findLanguage } from './language.ts';

test.each([
  ['', ['en-US'], 'en'],
  ['', ['bn-BD', 'en'], 'bn'],
  ['', ['BN'], 'bn'],
  ['', ['de-AT', 'bn', 'en'], 'bn'],
  ['', ['de'], 'en'],
  ['', [], 'en'],
  ['ridewire_language=bn', ['en'], 'bn'],
  ['sidebar_state=false; ridewire_language=en', ['bn'], 'en'],
  ['ridewire_language=xx', ['bn'], 'bn'],
  ['other_ridewire_language=bn', ['en'], 'en'],
])('cookies %j and wishes %j: %s', (cookies, wished, expected) => {
  expect(findLanguage(cookies, wished)).toBe(expected);
});
