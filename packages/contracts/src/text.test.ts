import { expect, test } from 'vitest';
import { PhoneNumber } from './phone-number.ts';
import { line } from './text.ts';

const Name = line('name', 20);

test.each([
  ['Nadia Rahman', 'Nadia Rahman'],
  ['  রহিম উদ্দিন ', 'রহিম উদ্দিন'],
  ['محمد', 'محمد'],
  ['👩‍🚀 Ada', '👩‍🚀 Ada'],
  ['ক্‍ষ', 'ক্‍ষ'],
])('%s is a name', (typed, kept) => {
  expect(Name.parse(typed)).toBe(kept);
});

test.each([
  ['nothing but joiners', '\u200b\u200d\u200b'],
  ['a blank that looks like none', '\u3164'],
  ['a mark that turns what follows', '\u202eadmin'],
  ['a separator of lines', 'a\u2028b'],
  ['a control character', 'a\u0085b'],
  ['NUL', 'a\u0000b'],
  ['half a character', 'a\ud83d'],
  ['nothing', '   '],
])('%s is none', (_what, typed) => {
  expect(Name.safeParse(typed).error?.issues[0]?.message).toMatch(
    /^(missing|badCharacters) \{"field":"name"\}$/,
  );
});

test('a phone number has Latin digits, and none of the marks that contact apps put around it', () => {
  expect(PhoneNumber.parse('০১৭১১ ২৩৪-৫৬৭')).toBe('01711 234-567');
  expect(PhoneNumber.parse('\u202a+৮৮০ 1711-234567\u202c')).toBe('+880 1711-234567');
});
