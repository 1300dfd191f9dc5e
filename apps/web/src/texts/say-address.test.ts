import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bearsName } from '../screens/rider-home/bears-name.ts';
import { addressOf, describePoint } from '../screens/rider-home/describe-point.ts';
import { sayAddress } from './say-address.ts';
import { speak } from './spoken.ts';

const gulshan = { id: 'g', name: 'Gulshan 2 Circle', area: 'Gulshan', lat: 23.7947, lng: 90.4143 };

beforeEach(() => speak('bn'));
afterEach(() => speak('en'));

test('every place we know is said in Bangla alone', () => {
  for (const place of DHAKA_PLACES) expect(sayAddress(addressOf(place))).not.toMatch(/[A-Za-z0-9]/);
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

test('a point on the map is kept in English and said in Bangla', () => {
  const near = describePoint({ lat: 23.798, lng: 90.4143 }, [gulshan]);
  expect(near).toBe('Near Gulshan 2 Circle, Gulshan');
  expect(sayAddress(near)).toBe('গুলশান ২ গোলচত্বর, গুলশান-এর কাছে');
  expect(sayAddress(describePoint({ lat: 23.5, lng: 90.1 }, [gulshan]))).toBe('পিন ২৩.৫০০, ৯০.১০০');
});

test.each(['গুলশান ২', 'gulshan ২', 'গুলশান 2 circle', 'GULSHAN'])('%s finds it', (text) => {
  expect(bearsName(gulshan, text)).toBe(true);
});

test('in English it is said as it is kept', async () => {
  await speak('en');
  expect(sayAddress('Gulshan 2 Circle, Gulshan')).toBe('Gulshan 2 Circle, Gulshan');
});
