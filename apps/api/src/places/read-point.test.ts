import { expect, test } from 'vitest';
import { readPoint } from './read-point.ts';

const point = { lat: 23.7806, lng: 90.4193 };

test.each([
  '23.7806, 90.4193',
  ' 23.7806 90.4193 ',
  '23.7806;90.4193',
  '23.7806° N, 90.4193° E',
  '২৩.৭৮০৬, ৯০.৪১৯৩',
  'geo:23.7806,90.4193',
  'https://www.google.com/maps/@23.7806,90.4193,15z',
  'https://maps.google.com/?q=23.7806,90.4193',
  'https://maps.google.com/?q=23.7806%2C90.4193',
  'https://www.google.com/maps/place/X/@23.7,90.4,17z/data=!3m1!4b1!8m2!3d23.7806!4d90.4193',
])('%j is a point', (text) => {
  expect(readPoint(text)).toEqual(point);
});

test('the poles and the date line are on the earth', () => {
  expect(readPoint('90.0, 180.0')).toEqual({ lat: 90, lng: 180 });
  expect(readPoint('http://maps.example/?ll=23.5,90.5')).toEqual({ lat: 23.5, lng: 90.5 });
  expect(readPoint('see https://maps.example/?ll=23.5,90.5')).toBeNull();
});

test('minutes, seconds and the other half of the earth', () => {
  const { lat, lng } = readPoint(`23°46'50.2"N 90°25'09.5"E`) ?? { lat: 0, lng: 0 };
  expect([lat.toFixed(5), lng.toFixed(5)]).toEqual(['23.78061', '90.41931']);
  expect(readPoint(`23°30'N 90°15'W`)).toEqual({ lat: 23.5, lng: -90.25 });
  expect(readPoint('33.5 S 70.25 W')).toEqual({ lat: -33.5, lng: -70.25 });
  expect(readPoint('-33.5, -70.25')).toEqual({ lat: -33.5, lng: -70.25 });
});

test.each([
  '',
  '5, 6',
  '23.78',
  'road 5.5, 6.7',
  '123.5, 90.1',
  '23.5, 190.2',
  '1.2.3, 4.5',
  'https://example.test/',
])('%j is none', (text) => {
  expect(readPoint(text)).toBeNull();
});
