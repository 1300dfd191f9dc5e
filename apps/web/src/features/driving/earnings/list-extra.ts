import type { StatementView } from '@ridewire/contracts';

/** A bonus as it is listed: for a quest, or a referral. */
export interface Extra {
  id: string;
  name: string;
  amountCents: number;
  /** ISO 8601. */
  at: string;
}

interface ExtraWords {
  broughtBonus: (name: string) => string;
  cameBonus: (name: string) => string;
}

/**
 * The bonuses of a statement, the latest first. One of a server before referrals has none of those.
 */
export const listExtra = (
  { bonuses, referralBonuses = [] }: Pick<StatementView, 'bonuses'> & Partial<StatementView>,
  { broughtBonus, cameBonus }: ExtraWords,
): Extra[] =>
  [
    ...bonuses.map(({ questId, name, amountCents, reachedAt }) => ({
      ...{ id: questId, name, amountCents, at: reachedAt },
    })),
    ...referralBonuses.map(({ id, name, isBringer, amountCents, paidAt }) => ({
      ...{ id, amountCents, at: paidAt },
      name: isBringer ? broughtBonus(name) : cameBonus(name),
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
