import { schema } from '@ridewire/db';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';

const { problems } = schema;

export async function hasOpenProblem(tx: Tx, rideId: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: problems.id })
    .from(problems)
    .where(and(eq(problems.rideId, rideId), isNull(problems.closedAt)))
    .limit(1);
  return open !== undefined;
}
