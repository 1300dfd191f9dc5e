import { expect, test } from 'vitest';
import { romanize } from './bangla-letters.ts';
import { foldPlace, placeWords, soundOf } from './fold-place.ts';

test.each([
  ['ধানমন্ডি', 'dhanomondi'],
  ['মিরপুর ১০', 'miropur ১০'],
  ['ক্ষেত', 'kshet'],
  ['কামরাঙ্গীরচর', 'kamorangirochor'],
  ['রায়', 'ray'],
  ['Gulshan', 'Gulshan'],
])('%s is written %s', (bangla, latin) => expect(romanize(bangla)).toBe(latin));

test.each([
  ['Mirpur-10', ['mirpur', '10']],
  ['dhanmondi32', ['dhanmondi', '32']],
  ['রোড ২৭', ['rod', '27']],
  ['Rd. No 5', ['road', 'no', '5']],
  ['Café’s', ['cafes']],
  ['– !', []],
])('the words of %s are %j', (text, words) => expect(placeWords(text)).toEqual(words));

const sound = (text: string) => placeWords(text).map(soundOf).join(' ');

test.each([
  ['dhanmondi', 'dhanmandi', 'danmondi', 'ধানমন্ডি', 'ধানমণ্ডি'],
  ['Mohammadpur', 'mohammodpur', 'মোহাম্মদপুর'],
  ['Mohakhali', 'mahakhali', 'মহাখালী'],
  ['Karwan Bazar', 'kawran bajar', 'কারওয়ান বাজার'],
  ['Uttara', 'uttora', 'উত্তরা'],
  ['Jatrabari', 'zatrabari', 'যাত্রাবাড়ী'],
  ['Shyamoli', 'shamoli', 'শ্যামলী'],
  ['Motijheel', 'motijhil', 'মতিঝিল'],
  ['university', 'bishwabidyalay', 'বিশ্ববিদ্যালয়'],
])('%s sounds like its other ways of being written', (name, ...others) => {
  for (const other of others) expect(sound(other)).toBe(sound(name));
});

test.each([
  ['Banani', 'Badda'],
  ['Gulshan', 'Gulistan'],
  ['Mirpur', 'Mohammadpur'],
])('%s does not sound like %s', (a, b) => expect(sound(a)).not.toBe(sound(b)));

test('what a place is found by holds each word, then each sound, once', () => {
  expect(foldPlace(['Lake Road', 'লেক রোড', null, undefined])).toBe(' lake road lek rod lk rd ');
});

test('a name that a place doesn’t have adds nothing', () => {
  expect(foldPlace([null, 'Gulshan', undefined])).toBe(foldPlace(['Gulshan']));
  expect(foldPlace([null])).toBe('');
});
