import { DELETED_NAME } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Tx } from '../core/in-transaction.ts';
import type { Leaver, PersonalData } from '../personal-data/personal-data.ts';
import { KEPT_HOURS } from './carry-out-once.ts';

const { idempotencyKeys, rides, users } = schema;

/** Each is nested in the one before, and the database nests only so deep. */
const WORDS_AT_ONCE = 50;

export const commandPersonalData: PersonalData = {
  tables: ['idempotency_keys'],
  erase: async (tx, leaver) => {
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, leaver.id));
    await eraseFromAnswers(tx, leaver);
    return [];
  },
};

/**
 * Erases the person from the stored answers of repeated commands, which are kept for a day: those of people who rode
 * with them, and of admins.
 */
async function eraseFromAnswers(tx: Tx, leaver: Leaver): Promise<void> {
  const { id } = leaver;
  const isKept = sql`${rides.updatedAt} > now() - ${KEPT_HOURS} * interval '1 hour'`;
  const others = await union(
    tx
      .select({ id: sql<string>`${rides.driverId}` })
      .from(rides)
      .where(and(eq(rides.riderId, id), isNotNull(rides.driverId), isKept)),
    tx
      .select({ id: sql<string>`${rides.riderId}` })
      .from(rides)
      .where(and(eq(rides.driverId, id), isKept)),
    tx
      .select({ id: sql<string>`${users.id}` })
      .from(users)
      .where(and(eq(users.role, 'admin'), ne(users.id, id))),
  );
  if (others.length === 0) return;
  const said: [string | null, string | null][] = [
    [leaver.name, DELETED_NAME],
    [leaver.email, ''],
    [leaver.phone, null],
    [leaver.address, null],
    ...leaver.vehicleWords.map((words): [string, null] => [words, null]),
  ];
  const isAnswer = and(
    inArray(
      idempotencyKeys.userId,
      others.map((other) => other.id),
    ),
    sql`position(${id}::text in ${idempotencyKeys.answer}) > 0`,
  );
  for (let from = 0; from < said.length; from += WORDS_AT_ONCE) {
    const answer = said
      .slice(from, from + WORDS_AT_ONCE)
      .reduce<SQL>(
        (text, [words, instead]) =>
          words === null
            ? text
            : sql`replace(${text}, ${JSON.stringify(words)}::text, ${JSON.stringify(instead)}::text)`,
        sql`${idempotencyKeys.answer}`,
      );
    await tx.update(idempotencyKeys).set({ answer }).where(isAnswer);
  }
}
