import { schema } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';

const { problemMessages } = schema;

/** One message of a problem. */
export type Said = Pick<typeof problemMessages.$inferSelect, 'id' | 'problemId' | 'authorId' | 'text'>;

/** Whether it was written already. @throws AppError COMMAND_REUSED when something else came under its id */
export async function wasSaid(
  tx: Pick<Tx, 'select'>,
  { id, problemId, authorId, text }: Said,
): Promise<boolean> {
  const [there] = await tx.select().from(problemMessages).where(eq(problemMessages.id, id));
  if (!there) return false;
  if (there.problemId !== problemId || there.authorId !== authorId || there.text !== text)
    throw new AppError('COMMAND_REUSED');
  return true;
}

/** Writes a message after all others of its problem. @throws AppError COMMAND_REUSED when its id is another one's */
export async function keepMessage(tx: Tx, said: Said): Promise<void> {
  // Not before the last one, even if the clock was set back.
  const last = sql`(select max(m.sent_at) + interval '1 millisecond' from problem_messages m where m.problem_id = ${said.problemId})`;
  const made = await tx
    .insert(problemMessages)
    .values({ ...said, sentAt: sql`greatest(clock_timestamp(), ${last})` })
    .onConflictDoNothing()
    .returning({ id: problemMessages.id });
  if (made.length === 0) throw new AppError('COMMAND_REUSED');
}
