import { addDays } from '@ridewire/contracts';
import { MOST_QUEST_CENTS, MOST_QUEST_DAYS, MOST_QUEST_RIDES } from '@ridewire/contracts/quest-terms';
import { readCount } from '../rides/detail/read-count.ts';
import { readAmountCents } from '../rides/detail/read-amount.ts';

/** A quest as it is typed. */
export interface TypedQuest {
  name: string;
  rides: string;
  bonus: string;
  from: string;
  to: string;
}

export interface ReadQuest {
  name: string;
  rides: number;
  bonusCents: number;
  from: string;
  to: string;
}

/** What is typed, as it is sent, and the fields that can't be taken. */
export function readQuest(typed: TypedQuest): {
  quest: ReadQuest | null;
  wrong: ReadonlySet<keyof TypedQuest>;
} {
  const wrong = new Set<keyof TypedQuest>();
  const { from, to } = typed;
  const name = typed.name.trim();
  if (name === '') wrong.add('name');
  const rides = readCount(typed.rides, MOST_QUEST_RIDES);
  if (rides === 0) wrong.add('rides');
  const bonusCents = readAmountCents(typed.bonus) ?? 0;
  if (bonusCents < 1 || bonusCents > MOST_QUEST_CENTS) wrong.add('bonus');
  if (from === '') wrong.add('from');
  if (to === '' || to < from || (from !== '' && to >= addDays(from, MOST_QUEST_DAYS))) wrong.add('to');
  return { quest: wrong.size === 0 ? { name, rides, bonusCents, from, to } : null, wrong };
}
