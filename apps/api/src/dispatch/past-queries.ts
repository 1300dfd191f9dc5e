import { ALONE_MS, type OnlineDay, type PastAnswer } from '@ridewire/dispatch';
import { schema, type Db } from '@ridewire/db';
import { and, desc, eq, gte, isNotNull, or, sql } from 'drizzle-orm';

const { accountEvents, drivers, rideOffers, rides } = schema;

/** How many of a driver's latest offers count. */
const ANSWERS_EACH = 20;
/** A driver online for longer counts as starting again. */
const LONGEST_DAY = sql`interval '1 day'`;

/** The day so far of each online driver; anything more than a day back makes no difference. */
export async function listDays({ orm }: Db): Promise<(OnlineDay & { driverId: string })[]> {
  const wentOnline = orm
    .select({
      at: sql<Date>`coalesce(max(${accountEvents.at}), now() - ${LONGEST_DAY})`.as('went_online_at'),
    })
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.userId, drivers.id),
        eq(accountEvents.type, 'driver.went_online'),
        gte(accountEvents.at, sql`now() - ${LONGEST_DAY}`),
      ),
    )
    .as('went_online');
  const earned = orm
    .select({
      cents: sql<number>`coalesce(sum(${rides.payoutCents}), 0)`.as('earned_cents'),
      lastAt: sql<Date | null>`max(${rides.completedAt})`.as('last_at'),
    })
    .from(rides)
    .where(
      and(
        eq(rides.driverId, drivers.id),
        eq(rides.status, 'completed'),
        gte(rides.requestedAt, sql`now() - ${LONGEST_DAY}`),
        gte(rides.completedAt, wentOnline.at),
      ),
    )
    .as('earned');
  return orm
    .select({
      driverId: drivers.id,
      onlineSinceMs: toMs(wentOnline.at),
      idleSinceMs: toMs(sql`coalesce(${earned.lastAt}, ${wentOnline.at})`),
      earnedCents: sql<number>`${earned.cents}::int`,
    })
    .from(drivers)
    .innerJoinLateral(wentOnline, sql`true`)
    .innerJoinLateral(earned, sql`true`)
    .where(sql`${drivers.available}`);
}

const toMs = (at: unknown) => sql<number>`(extract(epoch from ${at}) * 1000)::float8`;

/** The answers of online drivers to their latest offers, oldest first. */
export async function listAnswers({ orm }: Db): Promise<PastAnswer[]> {
  const latest = orm
    .select({
      offeredAt: rideOffers.offeredAt,
      pickupSeconds: rideOffers.pickupSeconds,
      isTaken:
        sql<boolean>`coalesce(${rides.driverId} = ${drivers.id} and ${rides.acceptedAt} <= ${rideOffers.offeredAt} + ${ALONE_MS} * interval '1 millisecond' and not exists (select from ride_events e where e.ride_id = ${rides.id} and e.type = 'ride.assigned'), false)`.as(
          'is_taken',
        ),
    })
    .from(rideOffers)
    .innerJoin(rides, eq(rides.id, rideOffers.rideId))
    .where(
      and(
        eq(rideOffers.driverId, drivers.id),
        or(isNotNull(rideOffers.declinedAt), rideOffers.lapsed, eq(rides.driverId, drivers.id)),
      ),
    )
    .orderBy(desc(rideOffers.expiresAt))
    .limit(ANSWERS_EACH)
    .as('latest');
  return orm
    .select({ driverId: drivers.id, pickupSeconds: latest.pickupSeconds, isTaken: latest.isTaken })
    .from(drivers)
    .innerJoinLateral(latest, sql`true`)
    .where(sql`${drivers.available}`)
    .orderBy(latest.offeredAt);
}
