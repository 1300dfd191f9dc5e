import type { ProblemKind } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, isNull } from 'drizzle-orm';
import { shorten } from '../core/shorten.ts';
import type { Tx } from '../core/in-transaction.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import type { ProblemRow } from './problem-facts.ts';

const { users } = schema;

/** An admin who can sign in. */
export const isActiveAdmin = (userId: string) =>
  and(eq(users.id, userId), eq(users.role, 'admin'), eq(users.status, 'active'), isNull(users.deletedAt));

/** Tells the admin who has the problem what was written; all admins, while none of them has it. */
export async function tellSupport(
  tx: Tx,
  problem: Pick<ProblemRow, 'rideId' | 'reporterId' | 'assigneeId'> & { kind: ProblemKind },
  text: string,
): Promise<void> {
  const { rideId, reporterId, kind, assigneeId } = problem;
  const [about] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, reporterId));
  if (!about) return;
  const holder =
    assigneeId === null ? [] : await tx.select({ id: users.id }).from(users).where(isActiveAdmin(assigneeId));
  await tellPeople(tx, {
    to: holder.length > 0 ? holder.map(({ id }) => id) : 'admins',
    type: 'problem_reported',
    params: { name: about.name, kind, text: shorten(text) },
    rideId,
    about,
  });
}
