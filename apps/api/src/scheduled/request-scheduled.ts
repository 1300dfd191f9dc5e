import { splitFare, isGuest, USUAL_TENTHS, type LostAheadWhy, type MissedWhy } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import { tell } from '../live/tell.ts';
import { queueMail } from '../mail/mail-job.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { promoRefusalOf } from '../promos/find-promo.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import type { ChangeRide } from '../rides/changes/change-ride.ts';
import { OFFER_SECONDS } from '../rides/rules/offer-policy.ts';
import { REQUEST, type FirstDriversChooser, type NewRide } from '../rides/changes/request.ts';
import { isPinHour, type PinHours } from '../rides/pin/is-pin-hour.ts';
import { findCommandRide } from '../rides/reads/ride-queries.ts';
import { isBlocked } from '../users/user-queries.ts';
import { cityTime } from './city-time.ts';
import { MOST_LEAD_SECONDS } from './lead-seconds.ts';
import { firstNameOfDriver, tellLostAhead } from './release-driver.ts';
import type { ScheduledLeads } from './scheduled-leads.ts';
import type { ScheduledRow } from './scheduled-content.ts';
import { IS_UPCOMING, viewScheduled } from './scheduled-queries.ts';
import { wasToldOfBlock } from './was-told-of-block.ts';

const { promos, rideEvents, rides, scheduledRides, users } = schema;

/** A ride that couldn't be made, or whose process died making it, is tried again after this long, in milliseconds. */
const TRY_AGAIN_MS = 15_000;
/** A ride is given up this long after its time, in milliseconds: the rider has gone another way. */
const GIVEN_UP_MS = 10 * 60_000;
/** How many are requested at once: others want connections too. */
const AT_ONCE = 20;

interface Deps {
  db: Db;
  log: Log;
  timeZone: string;
  pinHours: PinHours | null;
  rideTypes: Pick<RideTypes, 'find'>;
  scheduledLeads: ScheduledLeads;
  chooseFirstDrivers: FirstDriversChooser;
  changeRide: ChangeRide;
}

/**
 * Requests the rides whose time has come. Any number of processes may look: each ride is made once, because its request
 * is the command with the scheduled ride's id.
 */
export async function requestScheduled(deps: Deps, nowMs: number = Date.now()): Promise<void> {
  const rows = await deps.db.orm
    .select()
    .from(scheduledRides)
    .where(
      and(
        IS_UPCOMING,
        lte(scheduledRides.pickupAt, new Date(nowMs + MOST_LEAD_SECONDS * 1_000)),
        isUntried(nowMs),
      ),
    )
    .orderBy(asc(scheduledRides.pickupAt), asc(scheduledRides.id));
  const isDue = async (row: ScheduledRow) =>
    row.state === 'requesting' || nowMs >= (await requestMs(deps, row, nowMs));
  const looked = await Promise.all(rows.map(isDue));
  const due = rows.filter((_, at) => looked[at]);
  // Ids made here follow each other: rides of one moment keep the order of their bookings.
  const request = (row: ScheduledRow) =>
    requestOne(deps, row, nowMs, newId()).catch((error: unknown) =>
      deps.log.error({ error, scheduledId: row.id }, 'could not request a scheduled ride'),
    );
  for (let from = 0; from < due.length; from += AT_ONCE)
    await Promise.all(due.slice(from, from + AT_ONCE).map(request));
}

const isUntried = (nowMs: number) =>
  or(isNull(scheduledRides.triedAt), lt(scheduledRides.triedAt, new Date(nowMs - TRY_AGAIN_MS)));

type LeadDeps = Pick<Deps, 'scheduledLeads'>;

/** When a ride is requested as cars and roads are now, in milliseconds since 1970. */
const requestMs = async ({ scheduledLeads }: LeadDeps, row: ScheduledRow, nowMs: number): Promise<number> =>
  row.pickupAt.getTime() - (await scheduledLeads.secondsFor(row, nowMs)) * 1_000;

/**
 * When to look next because of a scheduled ride, in milliseconds since 1970; undefined where there is none. Each has three
 * such moments: the earliest at which it can be requested, the one at which it is as cars are by then, and the one at
 * which it is given up.
 */
export async function findNextScheduled(
  deps: LeadDeps & { db: Db },
  nowMs: number,
): Promise<number | undefined> {
  const rows = await deps.db.orm.select().from(scheduledRides).where(IS_UPCOMING);
  const moments = await Promise.all(
    rows.map(async (row) => {
      const pickupMs = row.pickupAt.getTime();
      const earliestMs = pickupMs - MOST_LEAD_SECONDS * 1_000;
      // How cars are long before doesn't matter.
      if (earliestMs > nowMs) return [earliestMs];
      const dueMs = await requestMs(deps, row, nowMs);
      // One that became due since the last look, because a car was taken.
      if (row.triedAt === null) return [Math.max(dueMs, nowMs)];
      const nextMs = [dueMs, pickupMs + GIVEN_UP_MS + 1];
      return nextMs.filter((ms) => ms > nowMs).slice(0, 1);
    }),
  );
  return moments.flat().length === 0 ? undefined : Math.min(...moments.flat());
}

async function requestOne(deps: Deps, seen: ScheduledRow, nowMs: number, newRideId: string): Promise<void> {
  const { db } = deps;
  // From here on the rider can't cancel it any more, only its ride.
  const [row] = await db.orm
    .update(scheduledRides)
    .set({ state: 'requesting', triedAt: new Date(nowMs) })
    .where(
      and(
        eq(scheduledRides.id, seen.id),
        eq(scheduledRides.pickupAt, seen.pickupAt),
        IS_UPCOMING,
        isUntried(nowMs),
      ),
    )
    .returning();
  if (!row) return;
  const wasBusy = seen.state === 'waiting' && seen.triedAt !== null;
  const rideId =
    nowMs > row.pickupAt.getTime() + GIVEN_UP_MS ? undefined : await makeRide(deps, row, nowMs, newRideId);
  // Made before, by a process that died before it could say so.
  const madeId = rideId ?? (await findCommandRide(db, row.riderId, row.id))?.image.id;
  if (madeId !== undefined) return finish(deps, row, { rideId: madeId });
  const missedWhy = await whyMissed(deps, row, { nowMs, wasBusy });
  if (missedWhy !== null) return finish(deps, row, { missedWhy });
  await db.orm.update(scheduledRides).set({ state: 'waiting' }).where(isStillOurs(row));
}

/** @returns its id; undefined where there can't be one now */
async function makeRide(
  deps: Deps,
  row: ScheduledRow,
  nowMs: number,
  id: string,
): Promise<string | undefined> {
  const type = deps.rideTypes.find(row.type);
  if (!type?.isEnabled) return undefined;
  const { pickup, destination, fareCents, distanceMeters, durationSeconds } = viewScheduled(row);
  const wish = { riderId: row.riderId, type: row.type, pickup, destination };
  const shares = splitFare(fareCents);
  const leftSeconds = (row.pickupAt.getTime() - nowMs) / 1_000;
  const request: NewRide = {
    ...{ id, ...wish, byId: row.riderId, byRole: 'rider' as const },
    ...{ ipAddress: null, commandId: row.id },
    ...{ distanceMeters, durationSeconds, fareCents, ...shares },
    surgeTenths: USUAL_TENTHS,
    promoId: await findPromoId(deps.db, row),
    waitingRateCents: row.waitingRateCents,
    rates: row.rates,
    stops: row.stops,
    scheduledFor: row.pickupAt.toISOString(),
    pickupNote: row.pickupNote,
    passenger: row.passenger,
    business: row.business,
    isPinHour: isPinHour(deps.pinHours, deps.timeZone, row.pickupAt.getTime()),
    ...(await deps.chooseFirstDrivers({ ...wish, ...shares, leftSeconds, plannedId: row.driverId })),
    offerSeconds: OFFER_SECONDS,
  };
  const image = await deps.changeRide(REQUEST, request).catch((error: unknown) => {
    // A code that no longer holds costs the rider the discount, not the ride.
    if (request.promoId === null || !promoRefusalOf(error)) throw error;
    return deps.changeRide(REQUEST, { ...request, promoId: null });
  });
  return image?.id;
}

async function findPromoId({ orm }: Db, { promoCode }: ScheduledRow): Promise<string | null> {
  if (promoCode === null) return null;
  const [promo] = await orm.select({ id: promos.id }).from(promos).where(eq(promos.code, promoCode));
  return promo?.id ?? null;
}

/** Why there will be no ride; null while it may still become one, because the rider's other ride ends in time. */
async function whyMissed(
  { db, rideTypes }: Deps,
  { riderId, type, pickupAt }: ScheduledRow,
  { nowMs, wasBusy }: { nowMs: number; wasBusy: boolean },
): Promise<MissedWhy | null> {
  if (await isBlocked(db, riderId)) return 'blocked';
  if (!rideTypes.find(type)?.isEnabled) return 'type';
  if (nowMs <= pickupAt.getTime() + GIVEN_UP_MS) return null;
  return wasBusy ? 'busy' : 'late';
}

/** No other process took it since. */
const isStillOurs = ({ id, triedAt }: ScheduledRow) =>
  and(
    eq(scheduledRides.id, id),
    eq(scheduledRides.state, 'requesting'),
    triedAt === null ? undefined : eq(scheduledRides.triedAt, triedAt),
  );

/** Says what became of it, once. A ride that was made is there, whoever made it. */
async function finish(
  { db, timeZone }: Deps,
  row: ScheduledRow,
  outcome: { rideId: string } | { missedWhy: MissedWhy },
): Promise<void> {
  const { id, riderId, pickupAt, destinationAddress: destination } = row;
  const time = cityTime(timeZone, pickupAt);
  await inTransaction(db, async (tx) => {
    const state = 'rideId' in outcome ? ('requested' as const) : ('missed' as const);
    const done = await tx
      .update(scheduledRides)
      .set({ state, ...outcome })
      .where('rideId' in outcome ? and(eq(scheduledRides.id, id), IS_UPCOMING) : isStillOurs(row))
      .returning({ id: scheduledRides.id });
    if (done.length === 0) return;
    await tell(tx, { event: 'scheduled.changed', riderId });
    const lostWhy = 'rideId' in outcome ? await findLostWhy(tx, row, outcome.rideId) : 'missed';
    if (lostWhy) await tellLostAhead(tx, { timeZone }, row, lostWhy);
    const [rider] = await tx
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, riderId));
    // A guest reads nothing: somebody must call them.
    if ('missedWhy' in outcome && rider && isGuest(rider))
      return tellPeople(tx, {
        ...{ to: { desk: 'bookings:write' }, type: 'guest_missed', about: rider },
        params: { name: rider.name, time, destination, why: outcome.missedWhy },
      });
    const lostCode = 'rideId' in outcome ? await findLostCode(tx, row, outcome.rideId) : null;
    const isOfBlockedSeries =
      row.seriesId !== null && 'missedWhy' in outcome && outcome.missedWhy === 'blocked';
    const isNews = !isOfBlockedSeries || !(await wasToldOfBlock(tx, riderId));
    const lostDriver = lostWhy && row.driverId !== null && (await firstNameOfDriver(tx, row.driverId));
    await tellPeople(tx, {
      to: [riderId],
      ...('rideId' in outcome
        ? {
            ...{ type: 'scheduled_requested', rideId: outcome.rideId },
            params: {
              time,
              destination,
              ...(lostCode !== null && { lostCode }),
              ...(lostDriver && { lostDriver }),
            },
          }
        : { type: 'scheduled_missed', params: { time, destination, why: outcome.missedWhy } }),
    });
    // The bell may be off, and the rider waits for a car.
    if ('missedWhy' in outcome && isNews)
      await queueMail(tx, { kind: 'scheduled_missed', userId: riderId, scheduledId: id });
  });
}

/**
 * Why the driver who took it beforehand wasn't asked first, as the request noted it: whichever process made it. One who went offline at
 * that very moment was meant to be, and has no offer. Null where they were asked, or nobody took it.
 */
async function findLostWhy(tx: Tx, { driverId }: ScheduledRow, rideId: string): Promise<LostAheadWhy | null> {
  if (driverId === null) return null;
  const [requested] = await tx
    .select({
      came: sql<LostAheadWhy | 'first' | null>`${rideEvents.data} -> 'why' -> 'planned' ->> 'came'`,
      isAsked: sql<boolean>`exists (select from ride_offers o where o.ride_id = ${rideId} and o.driver_id = ${driverId})`,
    })
    .from(rideEvents)
    .where(and(eq(rideEvents.rideId, rideId), eq(rideEvents.type, 'ride.requested')));
  if (requested?.came === 'first') return requested.isAsked ? null : 'offline';
  return requested?.came ?? null;
}

/** The promo code, where the ride had to be requested without it. */
async function findLostCode(tx: Tx, { promoCode }: ScheduledRow, rideId: string): Promise<string | null> {
  if (promoCode === null) return null;
  const [ride] = await tx.select({ promoId: rides.promoId }).from(rides).where(eq(rides.id, rideId));
  return ride?.promoId ? null : promoCode;
}
