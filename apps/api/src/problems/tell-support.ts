import type { ProblemKind } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import { worksAtDesk } from '../core/at-desk.ts';
import { shorten } from '../core/shorten.ts';
import type { Tx } from '../core/in-transaction.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import type { ProblemRow } from './problem-facts.ts';
import { canSignIn } from '../users/can-sign-in.ts';

const { users } = schema;

/** Somebody who answers problems, and can sign in. */
export const isActiveSupport = (userId: string) =>
  and(eq(users.id, userId), worksAtDesk('support:write'), canSignIn);

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
    assigneeId === null
      ? []
      : await tx.select({ id: users.id }).from(users).where(isActiveSupport(assigneeId));
  await tellPeople(tx, {
    to: holder.length > 0 ? holder.map(({ id }) => id) : { desk: 'support:write' },
    type: 'problem_reported',
    params: { name: about.name, kind, text: shorten(text) },
    rideId,
    about,
  });
}
