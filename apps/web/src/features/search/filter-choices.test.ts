import { expect, test } from 'vitest';
import { filterChoices, type ChoiceGroup } from './filter-choices.ts';

const choice = (label: string) => ({ id: label, label, icon: null, onChoose: () => {} });
const GROUPS: ChoiceGroup[] = [
  { name: 'Pages', choices: [choice('User Management'), choice('Ride Management'), choice('Live Board')] },
  { name: 'Actions', choices: [choice('Go Online'), choice('Switch to dark')] },
];
const labels = (typed: string) =>
  filterChoices(GROUPS, typed).flatMap(({ name, choices }) =>
    choices.map(({ label }) => `${name}: ${label}`),
  );

test('nothing typed shows everything', () => expect(labels(' ')).toHaveLength(5));

test('each word typed begins a word, in any order and case', () => {
  expect(labels('MAN')).toEqual(['Pages: User Management', 'Pages: Ride Management']);
  expect(labels('man ri')).toEqual(['Pages: Ride Management']);
  expect(labels('dark')).toEqual(['Actions: Switch to dark']);
  expect(labels('oard')).toEqual([]);
});
