import { expect, test } from 'vitest';
import { hasTrigrams, pickRareTrigrams } from './search-letters.ts';

const SAMPLE = Array.from({ length: 100 }, (_, n) => `houseq${n}xqroadq${n % 10}`);

test('the rarest trigrams come first, and common ones not at all', () => {
  expect(pickRareTrigrams('houseq17xqroadq4', SAMPLE)).toEqual(['q17', '17x', '7xq']);
  expect(pickRareTrigrams('houseq17', SAMPLE)).toEqual(['q17']);
});

test('where all are common, those that are least so', () => {
  expect(pickRareTrigrams('roadq', SAMPLE)).toEqual(['roa', 'oad', 'adq']);
});

test('an index needs three letters or digits in a row', () => {
  expect(['abc', 'aXb12c%12345'].map(hasTrigrams)).toEqual([true, true]);
  expect(['', 'ab', 'a\nb', 'éab', '%%%'].map(hasTrigrams)).toEqual([false, false, false, false, false]);
  expect(pickRareTrigrams('ab', SAMPLE)).toEqual([]);
});
