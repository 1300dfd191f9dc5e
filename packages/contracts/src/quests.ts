import { z } from 'zod';
import { addDays } from './city-days.ts';
import { PlannedDay } from './planned-day.ts';
import { mistake } from './mistakes.ts';
import { LONGEST_QUEST_NAME, MOST_QUEST_CENTS, MOST_QUEST_DAYS, MOST_QUEST_RIDES } from './quest-terms.ts';
import { line } from './text.ts';

export const QuestIdInput = z.object({ questId: z.uuid(mistake('questId')) });
export type QuestIdInput = z.infer<typeof QuestIdInput>;

const within = (said: string, most: number) => z.int(said).min(1, said).max(most, said);

export const MakeQuestInput = z
  .object({
    /** Made by the client once per press. Sending the same id again answers with the same quest. */
    id: z.uuid(mistake('questId')),
    /** Drivers read it. */
    name: line('name', LONGEST_QUEST_NAME),
    /** How many rides a driver completes, and what that pays. */
    rides: within(mistake('questRides', { max: MOST_QUEST_RIDES }), MOST_QUEST_RIDES),
    bonusCents: within(mistake('questBonus', { min: 1, max: MOST_QUEST_CENTS }), MOST_QUEST_CENTS),
    /** Its first and its last day, by the city’s clock. */
    from: PlannedDay,
    to: PlannedDay,
  })
  .refine(({ from, to }) => from <= to, { error: mistake('dayOrder'), path: ['to'] })
  .refine(({ from, to }) => addDays(from, MOST_QUEST_DAYS) > to, {
    error: mistake('questLong', { days: MOST_QUEST_DAYS }),
    path: ['to'],
  });
export type MakeQuestInput = z.infer<typeof MakeQuestInput>;

interface Quest {
  id: string;
  name: string;
  rides: number;
  bonusCents: number;
  /** ISO 8601: the start of its first day and the end of its last one. */
  beginsAt: string;
  endsAt: string;
  /** ISO 8601; null unless an admin ended it early. */
  endedAt: string | null;
}

/** A quest as admins see it. */
export interface QuestView extends Quest {
  by: { id: string; name: string };
  /** How many drivers reached it, and what they get. */
  reached: number;
  costCents: number;
}

/** A quest as a driver sees it. */
export interface OwnQuest extends Quest {
  /** The rides completed in its time so far. */
  done: number;
  /** When the driver reached it, ISO 8601; null before. */
  reachedAt: string | null;
}

/** A bonus that a driver was promised and earned. */
export interface QuestBonus {
  questId: string;
  name: string;
  rides: number;
  amountCents: number;
  /** ISO 8601. */
  reachedAt: string;
}

/** quests.changes: a quest was made or ended, or a driver reached one. There is no snapshot; lists are read again. */
export interface QuestsChange {
  isChanged: true;
}
