import { distanceMeters, isDriving, RIDE_STATUSES, type AnnouncementTo } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';
import type { LatestPositions } from '../drivers/latest-positions.ts';

const { drivers, rides, users } = schema;

/** Approved and not suspended. Other drivers get announcements only when written to alone. */
const MAY_DRIVE = and(eq(drivers.approved, true), eq(drivers.suspended, false));

/** Online, or still on the way with a rider. */
const IS_AT_WORK = or(
  eq(drivers.available, true),
  sql`exists (select from ${rides} where ${and(
    eq(rides.driverId, drivers.id),
    inArray(rides.status, RIDE_STATUSES.filter(isDriving)),
    isNull(rides.deletedAt),
  )})`,
);

/** The drivers an announcement is for, wherever they are. */
function isHearer(to: AnnouncementTo) {
  const isMeant =
    to.kind === 'driver'
      ? eq(drivers.id, to.driverId)
      : and(MAY_DRIVE, to.kind === 'everyone' ? undefined : IS_AT_WORK);
  return and(isMeant, eq(users.status, 'active'), isNull(users.deletedAt));
}

/** The ids of the drivers whom an announcement would reach now, in no order. An area counts those whose position is known and recent. */
export async function findHearers(
  orm: Pick<Tx, 'select'>,
  { positions }: { positions: LatestPositions },
  to: AnnouncementTo,
  nowMs = Date.now(),
): Promise<string[]> {
  const found = await orm
    .select({ id: drivers.id })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.id))
    .where(isHearer(to));
  const ids = found.map(({ id }) => id);
  if (to.kind !== 'area') return ids;
  return ids.filter((id) => {
    const position = positions.getGood(id, nowMs);
    return position && distanceMeters(position, to) <= to.kilometers * 1_000;
  });
}

/** How many drivers an announcement would reach now. */
export async function countHearers(
  orm: Pick<Tx, 'select'>,
  deps: { positions: LatestPositions },
  to: AnnouncementTo,
): Promise<number> {
  // Positions are not in the database.
  if (to.kind === 'area') return (await findHearers(orm, deps, to)).length;
  const [counted] = await orm
    .select({ total: count() })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.id))
    .where(isHearer(to));
  return counted?.total ?? 0;
}
