import { expect, test } from 'vitest';
import { latinName, namesOfSign } from './latin-name.ts';

test.each([
  ['সড়ক ১৯', 'Road 19'],
  ['রোড ২, ব্লক-জি', 'Road 2, Block-Ji'],
  ['মিরপুর রোড', 'Mirpur Road'],
  ['ঢাকা–চট্টগ্রাম মহাসড়ক', 'Dhaka–Chottogram Highway'],
  ['বাবর রোড', 'Babor Road'],
  ['সেন্ট্রাল রোড Extension', 'Central Road Extension'],
  ['Rue Grimaldi', 'Rue Grimaldi'],
  ['★', '★'],
])('%s is %s', (name, latin) => expect(latinName(name)).toBe(latin));

test('a sign is Bangla by one letter, and then says a name in Latin letters too', () => {
  expect(['Rue Grimaldi', '', 'Road ৭', 'সড়ক'].map(namesOfSign)).toEqual([
    {},
    {},
    { en: 'Road 7', bn: 'Road ৭' },
    { en: 'Road', bn: 'সড়ক' },
  ]);
});
