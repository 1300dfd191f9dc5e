import { expect, test } from 'vitest';
import { deskActions } from './desk-actions.ts';
import { filterChoices } from './filter-choices.ts';
import { spotlight as bangla } from './texts.bn.ts';
import { spotlight as english } from './texts.en.ts';

const found = (texts: typeof english, typed: string, canRefund = false) => {
  const choices = deskActions(texts, canRefund).map((action) => ({
    ...action,
    icon: null,
    onChoose: () => {},
  }));
  return filterChoices([{ name: 'Actions', choices }], typed).flatMap((group) =>
    group.choices.map(({ id }) => id),
  );
};

test.each([
  ['stuck', 'আটকে', 'stuck'],
  ['refund', 'ফেরত', 'refund'],
  ['incidents', 'ঘটনা', 'incidents'],
  ['export', 'এক্সপোর্ট', 'export'],
])('%s and %s find it, the English word in Bangla too', (inEnglish, inBangla, id) => {
  expect(found(english, inEnglish)).toEqual([id]);
  expect(found(bangla, inBangla)).toEqual([id]);
  expect(found(bangla, inEnglish)).toEqual([id]);
});

test('on the page of a ride that can be refunded, that ride is', () => {
  expect(found(english, 'refund', true)).toEqual(['refund-this']);
  expect(found(bangla, 'ফেরত', true)).toEqual(['refund-this']);
});
