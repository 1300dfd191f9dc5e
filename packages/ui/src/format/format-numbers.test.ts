import { describe, expect, test } from 'vitest';
import { createFormat } from './create-format.ts';
import { formatDistance, formatRough } from './format-distance.ts';
import { formatDuration, formatElapsed } from './format-duration.ts';
import { formatMoney, formatTotal } from './format-money.ts';
import { formatAverage, formatCount, formatRate, formatTimes } from './format-number.ts';
import { formatCoordinates, formatShortId } from './format-place.ts';
import { englishFormat } from './format-words.ts';

const unknown = [null, undefined, Number.NaN, Number.POSITIVE_INFINITY] as const;

describe('money', () => {
  test.each([
    [0, '$0.00'],
    [-0, '$0.00'],
    [1, '$0.01'],
    [99, '$0.99'],
    [1450, '$14.50'],
    [1400, '$14.00'],
    [245_050, '$2,450.50'],
    [123_456_789, '$1,234,567.89'],
    [-290, '−$2.90'],
    [1450.4, '$14.50'],
    [0.2, '$0.00'],
    [-0.2, '$0.00'],
  ])('fare of %d cents', (cents, text) => expect(formatMoney(cents)).toBe(text));
  test.each([
    [0, '$0'],
    [245_000, '$2,450'],
    [245_001, '$2,450.01'],
    [245_050, '$2,450.50'],
    [-100, '−$1'],
    [-150, '−$1.50'],
  ])('total of %d cents', (cents, text) => expect(formatTotal(cents)).toBe(text));
  test.each([
    [1450, '$১৪.৫০'],
    [-12_345_678, '−$১,২৩,৪৫৬.৭৮'],
  ])('fare of %d cents in Bangla', (cents, text) =>
    expect(formatMoney(cents, { ...englishFormat, locale: 'bn-BD' })).toBe(text),
  );
  test.each(unknown)('unknown %s', (cents) => {
    expect(formatMoney(cents)).toBe('–');
    expect(formatTotal(cents)).toBe('–');
  });
});

describe('counts and rates', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [12_480, '12,480'],
    [-3, '−3'],
  ])('count %d', (count, text) => expect(formatCount(count)).toBe(text));
  test.each([
    [0, '0.00%'],
    [0.875, '87.50%'],
    [1, '100.00%'],
    [1 / 3, '33.33%'],
    [-0.04, '−4.00%'],
    [12.5, '1,250.00%'],
  ])('rate %d', (share, text) => expect(formatRate(share)).toBe(text));

  test('says how many times', () => {
    expect(formatTimes(14)).toBe('1.4×');
    expect([4.6, 5].map((average) => formatAverage(average))).toEqual(['4.6', '5.0']);
    expect(formatTimes(20)).toBe('2.0×');
  });
  test.each(unknown)('unknown %s', (value) => {
    expect(formatCount(value)).toBe('–');
    expect(formatRate(value)).toBe('–');
  });
});

describe('distance', () => {
  test.each([
    [0, '0 m'],
    [7.4, '7 m'],
    [99, '99 m'],
    [104, '100 m'],
    [846, '850 m'],
    [994, '990 m'],
    [996, '1.0 km'],
    [1000, '1.0 km'],
    [1160, '1.2 km'],
    [9940, '9.9 km'],
    [9960, '10 km'],
    [11_400, '11 km'],
    [1_234_000, '1,234 km'],
  ])('%d m', (meters, text) => expect(formatDistance(meters)).toBe(text));
  test.each([...unknown, -1])('unknown %s', (meters) => expect(formatDistance(meters)).toBe('–'));
  test.each([
    [151, '200 m'],
    [940, '900 m'],
    [960, '1 km'],
    [3_000, '3 km'],
    [12_400, '10 km'],
  ])('about %d m', (meters, text) => expect(formatRough(meters)).toBe(text));
  test.each([...unknown, 0])('about unknown %s', (meters) => expect(formatRough(meters)).toBe('–'));
});

describe('duration', () => {
  test.each([
    [0, '0 min'],
    [1, '1 min'],
    [59, '1 min'],
    [89, '1 min'],
    [90, '2 min'],
    [240, '4 min'],
    [3569, '59 min'],
    [3599, '1 h 00 min'],
    [3900, '1 h 05 min'],
    [69_600, '19 h 20 min'],
  ])('%d s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));
  test.each([...unknown, -1])('unknown %s', (seconds) => expect(formatDuration(seconds)).toBe('–'));
});

test.each([
  [-5000, '0:00'],
  [Number.NaN, '0:00'],
  [0, '0:00'],
  [18_999, '0:18'],
  [102_000, '1:42'],
  [725_000, '12:05'],
  [3_599_999, '59:59'],
  [3_600_000, '1:00:00'],
  [3_729_000, '1:02:09'],
])('%d ms elapsed', (ms, text) => expect(formatElapsed(ms)).toBe(text));

describe('places and ids', () => {
  test('coordinates', () => {
    expect(formatCoordinates({ lat: 23.7925, lng: 90.40749 })).toBe('23.793, 90.407');
    expect(formatCoordinates({ lat: -23, lng: 0 })).toBe('−23.000, 0.000');
    expect(formatCoordinates({ lat: Number.NaN, lng: 0 })).toBe('–');
    expect(formatCoordinates(null)).toBe('–');
    expect(formatCoordinates(undefined)).toBe('–');
  });
  test('short ids', () => {
    expect(formatShortId('0190c6f2-9f8e-7a8b-8c3d-0000f3a1b2c3')).toBe('#a1b2c3');
    expect(formatShortId('77e0')).toBe('#77e0');
    expect(formatShortId('')).toBe('–');
    expect(formatShortId(null)).toBe('–');
    expect(formatShortId(undefined)).toBe('–');
  });
});

test('another language brings its digits and words', () => {
  const bangla = createFormat({
    locale: 'bn-BD',
    words: {
      ...createFormat().options.words,
      minutes: (count) => `${count} মিনিট`,
      kilometers: (count) => `${count} কিমি`,
    },
  });
  expect(bangla.average(4.8)).toBe('৪.৮');
  expect(bangla.duration(240)).toBe('৪ মিনিট');
  expect(bangla.distance(1200)).toBe('১.২ কিমি');
  expect(bangla.elapsed(18_000)).toBe('০:১৮');
  expect(bangla.money(123_456_750)).toBe('$১২,৩৪,৫৬৭.৫০');
  expect(bangla.money(-1450)).toBe('−$১৪.৫০');
  expect(bangla.shortId('0190a1b2c3')).toBe('#a1b2c3');
});
