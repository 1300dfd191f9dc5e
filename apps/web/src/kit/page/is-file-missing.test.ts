import { expect, test } from 'vitest';
import { isFileMissing } from './is-file-missing.ts';

test.each([
  [
    'Chromium',
    new TypeError('Failed to fetch dynamically imported module: https://a.test/assets/Rides-1.js'),
  ],
  ['Firefox', new TypeError('error loading dynamically imported module: https://a.test/assets/Rides-1.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['styles', new Error('Unable to preload CSS for /assets/Rides-1.css')],
])('a file that could not be had, as said by %s', (_who, error) => {
  expect(isFileMissing(error)).toBe(true);
});

test.each([
  [new TypeError('Failed to fetch')],
  [new Error('module')],
  ['Importing a module script failed.'],
  [null],
])('anything else: %s', (error) => {
  expect(isFileMissing(error)).toBe(false);
});
