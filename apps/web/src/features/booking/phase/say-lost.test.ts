import { expect, test } from 'vitest';
import { sayLost } from './say-lost.ts';
import { rider } from '../texts.en.ts';

test.each([
  ['not_moving', 'Karim', 'Karim isn’t moving. Finding you another driver…'],
  ['not_moving', null, 'Your driver isn’t moving. Finding you another driver…'],
  ['held_up', 'Karim', 'Karim can’t be with you in time. Finding you another driver…'],
  ['held_up', null, 'Your driver can’t be with you in time. Finding you another driver…'],
  ['given_back', 'Karim', 'Karim canceled. Finding another driver…'],
  ['given_back', null, 'Finding another driver…'],
  ['support', 'Karim', 'Finding another driver…'],
] as const)('%s of %s', (why, name, sentence) => {
  expect(sayLost({ why, name }, rider)).toBe(sentence);
});
