import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sayAddress } from './say-address.ts';
import { speak } from './spoken.ts';

beforeEach(() => speak('bn'));
afterEach(() => speak('en'));

test('every place we know is said in Bangla alone', () => {
  for (const place of DHAKA_PLACES)
    expect(sayAddress(`${place.name}, ${place.area}`)).not.toMatch(/[A-Za-z0-9]/);
});

test.each([
  ['Gulshan 2 Circle, Gulshan', 'গুলশান ২ গোলচত্বর, গুলশান'],
  ['University of Dhaka, TSC, Shahbagh', 'ঢাকা বিশ্ববিদ্যালয়, টিএসসি, শাহবাগ'],
  ['Hatirjheel', 'হাতিরঝিল'],
  ['My office', 'My office'],
  ['Gulshan 2 Circle, my office', 'Gulshan 2 Circle, my office'],
  ['constructor', 'constructor'],
  ['বাড়ি ৭, গুলশান', 'বাড়ি ৭, গুলশান'],
])('%s is %s', (address, said) => expect(sayAddress(address)).toBe(said));

test('in English it is said as it is kept', async () => {
  await speak('en');
  expect(sayAddress('Gulshan 2 Circle, Gulshan')).toBe('Gulshan 2 Circle, Gulshan');
});
