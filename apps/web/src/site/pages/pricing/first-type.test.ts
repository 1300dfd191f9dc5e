import { firstRideType } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { findFirstType } from './first-type.ts';

test('a type has the page’s words until the desk gives it others', () => {
  const xl = firstRideType('xl');
  expect(findFirstType(xl)).toBe('xl');
  expect(findFirstType({ ...xl, names: { ...xl.names, bn: 'বড়' } })).toBeUndefined();
  expect(findFirstType({ ...xl, blurbs: { ...xl.blurbs, en: 'vans' } })).toBeUndefined();
  expect(findFirstType({ ...xl, id: 'xl_2' })).toBeUndefined();
});
