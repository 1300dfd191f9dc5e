import { expect, test } from 'vitest';
import { listExtra } from './list-extra.ts';

const words = {
  broughtBonus: (name: string) => `brought ${name}`,
  cameBonus: (name: string) => `came by ${name}`,
};
const quest = {
  ...{ questId: 'q', name: 'Eid week', rides: 20, amountCents: 5_000, reachedAt: '2026-11-20T10:00:00.000Z' },
};
const came = (name: string, isBringer: boolean, paidAt: string) => ({
  ...{ id: name, name, isBringer, amountCents: 2_000, paidAt },
});

test('bonuses for quests and referrals are listed together, the latest first', () => {
  const referralBonuses = [
    came('Rina', true, '2026-11-21T10:00:00.000Z'),
    came('Karim', false, '2026-11-19T10:00:00.000Z'),
  ];
  expect(listExtra({ bonuses: [quest], referralBonuses }, words)).toEqual([
    { id: 'Rina', name: 'brought Rina', amountCents: 2_000, at: '2026-11-21T10:00:00.000Z' },
    { id: 'q', name: 'Eid week', amountCents: 5_000, at: '2026-11-20T10:00:00.000Z' },
    { id: 'Karim', name: 'came by Karim', amountCents: 2_000, at: '2026-11-19T10:00:00.000Z' },
  ]);
});

test('a server before referrals has only those for quests', () =>
  expect(listExtra({ bonuses: [quest] }, words)).toHaveLength(1));
