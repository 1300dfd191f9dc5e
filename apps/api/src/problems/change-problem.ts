import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import type { ProblemRow } from './problem-facts.ts';

const { problems } = schema;

/** Tells everyone concerned that a problem is new or has changed. */
export const tellProblem = (
  tx: Tx,
  {
    id: problemId,
    rideId,
    reporterId,
    askedId,
  }: Pick<ProblemRow, 'id' | 'rideId' | 'reporterId' | 'askedId'>,
): Promise<void> => tell(tx, { event: 'problem.changed', problemId, rideId, reporterId, askedId });

/**
 * Changes a problem that nobody else changes meanwhile, and tells everyone concerned.
 * @param change answers with what is set; undefined if nothing changes
 * @throws AppError PROBLEM_NOT_FOUND; and what `change` throws
 */
export const changeProblem = async (
  { db }: { db: Db },
  problemId: string,
  change: (tx: Tx, problem: ProblemRow) => Promise<PgUpdateSetSource<typeof problems> | undefined>,
): Promise<void> => {
  await inTransaction(db, async (tx) => {
    const [problem] = await tx.select().from(problems).where(eq(problems.id, problemId)).for('update');
    if (!problem) throw new AppError('PROBLEM_NOT_FOUND');
    const set = await change(tx, problem);
    if (!set) return;
    await tx
      .update(problems)
      .set({ ...set, version: problem.version + 1 })
      .where(eq(problems.id, problemId));
    await tellProblem(tx, problem);
  });
};

/** @throws AppError PROBLEM_CHANGED when it isn't the version that was seen, if any was */
export function assertSeen({ version }: ProblemRow, seenVersion: number | undefined): void {
  if (seenVersion !== undefined && seenVersion !== version) throw new AppError('PROBLEM_CHANGED');
}
