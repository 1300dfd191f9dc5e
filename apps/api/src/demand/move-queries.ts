import type { SuggestedMove } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';

const { suggestedMoves } = schema;

/** How long a suggestion holds, in minutes. The driver gets no other one in that time. */
export const MOVE_MINUTES = 10;
const MINUTE_MS = 60_000;

const isOfLate = gt(suggestedMoves.madeAt, sql`now() - ${MOVE_MINUTES} * interval '1 minute'`);

/** The suggestions of the last minutes, of all processes. */
export const listMoves = ({ orm }: { orm: Tx }) =>
  orm
    .select({
      driverId: suggestedMoves.driverId,
      cell: suggestedMoves.cell,
      isDismissed: sql<boolean>`${suggestedMoves.dismissedAt} is not null`,
    })
    .from(suggestedMoves)
    .where(isOfLate);

/**
 * The driver's suggested move; null for none, or if it was dismissed or they had a ride since.
 * @param idleSeconds how long they have waited; null for a driver who doesn't wait
 */
export async function findMove(
  { orm }: Pick<Db, 'orm'>,
  driverId: string,
  idleSeconds: number | null,
): Promise<SuggestedMove | null> {
  if (idleSeconds === null) return null;
  const { lat, lng, name, names, seconds, madeAt, dismissedAt } = suggestedMoves;
  const sinceIdle = gt(madeAt, sql`now() - ${idleSeconds + 1} * interval '1 second'`);
  const [move] = await orm
    .select({ lat, lng, name, names, seconds, madeAt })
    .from(suggestedMoves)
    .where(and(eq(suggestedMoves.driverId, driverId), isOfLate, sinceIdle, isNull(dismissedAt)));
  if (!move) return null;
  const { seconds: takes, madeAt: made, ...where } = move;
  return {
    ...where,
    minutes: Math.max(1, Math.round(takes / 60)),
    madeAt: made.getTime(),
    until: made.getTime() + MOVE_MINUTES * MINUTE_MS,
  };
}
