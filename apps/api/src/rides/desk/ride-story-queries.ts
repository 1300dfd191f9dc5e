import type { RideStory, StoryEvent, StoryOffer } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, eq, sql } from 'drizzle-orm';
import { AppError } from '../../core/app-error.ts';
import { inSnapshot } from '../../core/in-snapshot.ts';
import { listCheckIns } from '../../check-ins/check-in-queries.ts';
import { listChoices } from './choice-queries.ts';
import { findIncident } from '../../sos/incident-queries.ts';
import { findOfferFate } from './offer-fate.ts';
import { selectRefunds, viewRefund } from './refund-queries.ts';
import { findReview } from '../review/review-queries.ts';
import { isArchived } from '../reads/is-archived.ts';
import { IS_LISTED } from '../reads/ride-conditions.ts';

const { rideEvents, rideOffers, rideRefunds, rides, users } = schema;

const NEW_ROUTE = sql`(select string_agg(place.value ->> 'address', ' · ' order by place.ordinality)
  from jsonb_array_elements(${rideEvents.data} -> 'route' -> 'to' -> 'stops' || jsonb_build_array(${rideEvents.data} -> 'route' -> 'to' -> 'destination'))
    with ordinality place)`;

const NEW_DRIVER = sql`(select given.name from users given where given.id = (${rideEvents.data} -> 'driver' ->> 'to')::uuid)`;

/** All as of one moment. @throws AppError RIDE_NOT_FOUND */
export const getRideStory = (db: Db, rideId: string): Promise<RideStory> =>
  inSnapshot(db, async (snapshot) => {
    const { orm } = snapshot;
    const { version, commissionCents, payoutCents } = rides;
    const [ride] = await orm
      .select({
        now: sql<Date>`now()`.mapWith(rides.updatedAt),
        isArchived: sql<boolean>`${sql.raw(isArchived('rides.id'))}`,
        ...{ version, commissionCents, payoutCents },
      })
      .from(rides)
      .where(and(eq(rides.id, rideId), IS_LISTED));
    if (!ride) throw new AppError('RIDE_NOT_FOUND');
    const happened = await orm
      .select({
        version: rideEvents.version,
        type: rideEvents.type,
        from: rideEvents.fromStatus,
        to: rideEvents.toStatus,
        at: rideEvents.at,
        actor: { id: users.id, name: users.name },
        role: rideEvents.actorRole,
        reason: sql<
          string | null
        >`case when ${rideEvents.type} = 'ride.assigned' then concat_ws(': ', ${NEW_DRIVER}, ${rideEvents.data} ->> 'reason') else coalesce(${rideEvents.data} ->> 'reason', ${NEW_ROUTE}) end`,
        isAuto: sql<boolean>`coalesce((${rideEvents.data} ->> 'auto')::boolean, false)`,
        lateMs: sql<number | null>`(${rideEvents.data} ->> 'lateMs')::int`,
        askedCount: sql<number | null>`(${rideEvents.data} ->> 'offered')::int`,
        amountCents: sql<
          number | null
        >`coalesce(${rideEvents.data} ->> 'amountCents', case when ${rideEvents.type} = 'ride.rerouted' then ${rideEvents.data} -> 'fareCents' ->> 'to' end)::int`,
      })
      .from(rideEvents)
      .leftJoin(users, eq(users.id, rideEvents.actorId))
      .where(eq(rideEvents.rideId, rideId))
      .orderBy(asc(rideEvents.version));
    const events = happened.map(({ actor, role, isAuto, lateMs, ...event }): StoryEvent => ({
      ...event,
      ...(isAuto && { isAuto }),
      // A restart of the server delays by seconds: not worth showing.
      ...(lateMs !== null && lateMs >= 60_000 && { lateSeconds: Math.round(lateMs / 1000) }),
      at: event.at.toISOString(),
      actor: actor && role && { ...actor, role },
    }));
    const offers = await orm
      .select({
        driver: { id: users.id, name: users.name },
        wave: rideOffers.wave,
        pickupMeters: rideOffers.pickupMeters,
        offeredAt: rideOffers.offeredAt,
        expiresAt: rideOffers.expiresAt,
        declinedAt: rideOffers.declinedAt,
        endedAt: rideOffers.endedAt,
      })
      .from(rideOffers)
      .innerJoin(users, eq(users.id, rideOffers.driverId))
      .where(eq(rideOffers.rideId, rideId))
      .orderBy(asc(rideOffers.offeredAt), sql`${rideOffers.pickupMeters} nulls last`, asc(users.id));
    const refunds = await selectRefunds(orm)
      .where(eq(rideRefunds.rideId, rideId))
      .orderBy(asc(rideRefunds.id));
    const { now, ...told } = ride;
    return {
      ...told,
      events,
      offers: offers.map((offer) => viewOffer(offer, events, now.getTime())),
      choices: await listChoices(orm, rideId),
      refunds: refunds.map(viewRefund),
      review: await findReview(snapshot, rideId),
      incident: await findIncident(snapshot, rideId),
      checkIns: await listCheckIns(orm, rideId),
    };
  });

type OfferRow = Pick<StoryOffer, 'driver' | 'wave' | 'pickupMeters'> & {
  offeredAt: Date;
  expiresAt: Date;
  declinedAt: Date | null;
  endedAt: Date | null;
};

function viewOffer(
  { declinedAt, endedAt, ...offer }: OfferRow,
  events: StoryEvent[],
  nowMs: number,
): StoryOffer {
  const { fate, settledMs } = findOfferFate(
    {
      driverId: offer.driver.id,
      offeredMs: offer.offeredAt.getTime(),
      expiresMs: offer.expiresAt.getTime(),
      declinedMs: declinedAt?.getTime() ?? null,
      endedMs: endedAt?.getTime() ?? null,
    },
    events,
    nowMs,
  );
  return {
    ...offer,
    offeredAt: offer.offeredAt.toISOString(),
    expiresAt: offer.expiresAt.toISOString(),
    fate,
    settledAt: settledMs === null ? null : new Date(settledMs).toISOString(),
  };
}
