import { isDeepStrictEqual } from 'node:util';
import {
  cityDay,
  discountOf,
  type ChangeScheduledInput,
  type RescheduleInput,
  type ScheduledInput,
  type ScheduledPart,
  type ScheduledRide,
} from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { findPromo } from '../promos/find-promo.ts';
import { rewordForDesk } from '../rides/reword-for-desk.ts';
import { cityTime } from './city-time.ts';
import { pickupMoment } from './pickup-moment.ts';
import { releaseDriver } from './release-driver.ts';
import { sayByDesk } from './say-by-desk.ts';
import {
  assertApart,
  destinationColumns,
  lockRider,
  pickupColumns,
  priceOf,
  type ScheduleDeps,
} from './schedule-ride.ts';
import { changedParts, isSameTrip, revisionOf, type ScheduledRow } from './scheduled-content.ts';
import { findScheduled, listScheduled, viewScheduled } from './scheduled-queries.ts';

const { promos, scheduledRides } = schema;

/** After a change of these, it is another ride than the one its driver took. */
const OPENS_AGAIN: ReadonlySet<ScheduledPart> = new Set<ScheduledPart>([
  ...(['time', 'pickup', 'stops', 'destination', 'type'] as const),
]);

/** Another time for a scheduled ride, at the same price. @throws AppError as changeScheduled */
export const reschedule = (
  deps: ScheduleDeps,
  actor: Actor,
  input: RescheduleInput,
): Promise<ScheduledRide> => changeScheduled(deps, actor, input);

/**
 * Changes a scheduled ride while it waits for its time. Its price changes only with the places or the type. Sent again after its
 * answer was lost, it changes nothing more.
 * @throws AppError as findTrip and findPromo, and BAD_INPUT for an unknown type or a time that can't be, PRICE_CHANGED,
 * SCHEDULED_NEAR, SCHEDULED_NOT_FOUND, SCHEDULED_STARTED, RIDE_CHANGED, TOO_MANY
 */
export async function changeScheduled(
  deps: ScheduleDeps,
  actor: Actor,
  input: ChangeScheduledInput,
): Promise<ScheduledRide> {
  assertRole(actor, 'rider', 'admin');
  const before = await findOwn(deps.db.orm, actor, input.id);
  if (actor.role === 'rider') await deps.limits.spend('changeByAccount', actor.userId);
  if (before.state !== 'waiting') throw whyNot(before);
  const wanted = withInput(deps.timeZone, before, input);
  if (changedParts(before, wanted).length > 0) assertSeen(before, input);
  const changed = withPrice(deps, actor, before, wanted).then((priced) => {
    const { quotedFareCents = priced.fareCents } = input;
    if (quotedFareCents !== priced.fareCents) throw new AppError('PRICE_CHANGED');
    return inTransaction(deps.db, (tx) => save(tx, deps, actor, before, priced));
  });
  return actor.role === 'admin' ? changed.catch(rewordForDesk) : changed;
}

/** @throws AppError RIDE_CHANGED for a ride that isn't as the caller saw it */
function assertSeen(
  row: ScheduledRow,
  { seen = revisionOf(row), seenPickupAt }: Pick<ChangeScheduledInput, 'seen' | 'seenPickupAt'>,
): void {
  const isAsSeen = seenPickupAt === undefined || Date.parse(seenPickupAt) === row.pickupAt.getTime();
  if (seen !== revisionOf(row) || !isAsSeen) throw new AppError('RIDE_CHANGED');
}

/** The ride as it is wanted. What the caller left out stays. */
function withInput(
  timeZone: string,
  before: ScheduledRow,
  { pickup, destination, ...input }: ChangeScheduledInput,
): ScheduledRow {
  const { pickupAt } = before;
  const at = { day: cityDay(timeZone, pickupAt.getTime()), time: cityTime(timeZone, pickupAt) };
  const to = { day: input.day ?? at.day, time: input.time ?? at.time };
  const staysAt = to.day === at.day && to.time === at.time;
  return {
    ...before,
    ...(pickup && pickupColumns(pickup)),
    ...(destination && destinationColumns(destination)),
    stops: input.stops ?? before.stops,
    type: input.type ?? before.type,
    // A ride that is near can still go elsewhere, or take somebody else.
    pickupAt: staysAt ? pickupAt : pickupMoment(timeZone, to),
    pickupNote: orKept(input.pickupNote, before.pickupNote),
    passenger: orKept(input.passenger, before.passenger),
    business: orKept(input.business, before.business),
    promoCode: orKept(input.promoCode, before.promoCode),
  };
}

const orKept = <T>(given: T | undefined, kept: T): T => (given === undefined ? kept : given);

/**
 * The same with its price: the one it has, unless it goes another way or by another type. A code that it has already may have lapsed,
 * and then counts no more; another one must hold.
 */
async function withPrice(
  deps: ScheduleDeps,
  actor: Actor,
  before: ScheduledRow,
  wanted: ScheduledRow,
): Promise<ScheduledRow> {
  const { pickup, destination } = viewScheduled(wanted);
  const trip = { pickup, stops: wanted.stops, destination, type: wanted.type };
  const isSame = isSameTrip(before, wanted);
  const priced = { ...wanted, ...(!isSame && (await priceOf(deps, trip, actor.userId))) };
  const { promoCode, fareCents } = priced;
  if (promoCode === null) return { ...priced, discountCents: 0 };
  if (promoCode === before.promoCode) {
    if (isSame) return priced;
    const [terms] = await deps.db.orm.select().from(promos).where(eq(promos.code, promoCode));
    return { ...priced, discountCents: terms ? discountOf(terms, fareCents) : 0 };
  }
  const promo = await findPromo(deps, actor, before.riderId, promoCode, priced.pickupAt);
  return { ...priced, discountCents: discountOf(promo, fareCents) };
}

/** @param before as the caller saw it, by which the change was priced */
async function save(
  tx: Tx,
  { timeZone }: Pick<ScheduleDeps, 'timeZone'>,
  actor: Actor,
  before: ScheduledRow,
  wanted: ScheduledRow,
): Promise<ScheduledRide> {
  const { id, riderId } = before;
  await lockRider(tx, riderId, actor);
  const now = await findOwn(tx, actor, id);
  const parts = changedParts(now, wanted);
  // Sent twice at once, the second finds its change made.
  if (parts.length > 0) {
    if (revisionOf(now) !== revisionOf(before)) throw new AppError('RIDE_CHANGED');
    const others = (await listScheduled(tx, riderId)).filter((other) => other.id !== id);
    if (parts.includes('time')) assertApart(others, wanted.pickupAt);
    const [row] = await tx
      .update(scheduledRides)
      // Changed, it has a new chance.
      .set({ ...difference(before, wanted), triedAt: null })
      .where(isWaiting(id))
      .returning();
    if (!row) throw whyNot(await findOwn(tx, actor, id));
    await sayByDesk(tx, timeZone, actor, row, { movedFrom: before.pickupAt, parts });
    if (parts.some((part) => OPENS_AGAIN.has(part)))
      await releaseDriver(
        tx,
        { timeZone },
        {
          row: { ...now, driverId: row.driverId },
          why: parts.includes('time') ? 'moved' : 'changed',
        },
      );
    await tell(tx, { event: 'scheduled.changed', riderId });
  }
  // A code may hold at the one time and not at the other.
  return (await findScheduled(tx, id)) ?? viewScheduled(now);
}

/** The columns that are other ones. */
const difference = (before: ScheduledRow, after: ScheduledRow): Partial<ScheduledRow> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([column, value]) => !isDeepStrictEqual(value, before[column as keyof ScheduledRow]),
    ),
  );

/**
 * Cancels a scheduled ride; canceled again, it stays so.
 * @throws AppError SCHEDULED_NOT_FOUND, SCHEDULED_STARTED once its ride is being requested: that ride can be canceled
 */
export async function cancelScheduled(
  { db, timeZone }: Pick<ScheduleDeps, 'db' | 'timeZone'>,
  actor: Actor,
  { id }: ScheduledInput,
): Promise<void> {
  assertRole(actor, 'rider', 'admin');
  const { riderId } = await findOwn(db.orm, actor, id);
  await inTransaction(db, async (tx) => {
    const [canceled] = await tx
      .update(scheduledRides)
      .set({ state: 'canceled' })
      .where(isWaiting(id))
      .returning();
    if (canceled) {
      await sayByDesk(tx, timeZone, actor, canceled, 'canceled');
      await releaseDriver(tx, { timeZone }, { row: canceled, why: 'canceled' });
      return tell(tx, { event: 'scheduled.changed', riderId });
    }
    const now = await findOwn(tx, actor, id);
    if (now.state !== 'canceled') throw whyNot(now);
  });
}

const isWaiting = (id: string) => and(eq(scheduledRides.id, id), eq(scheduledRides.state, 'waiting'));

/** The rider's own, or any rider's for an admin. @throws AppError SCHEDULED_NOT_FOUND */
async function findOwn(orm: Tx, { userId, role }: Actor, id: string): Promise<ScheduledRow> {
  const [row] = await orm
    .select()
    .from(scheduledRides)
    .where(and(eq(scheduledRides.id, id), role === 'rider' ? eq(scheduledRides.riderId, userId) : undefined));
  if (!row) throw new AppError('SCHEDULED_NOT_FOUND');
  return row;
}

/** Why one that doesn't wait can't be changed. */
const whyNot = ({ state }: ScheduledRow): AppError =>
  new AppError(state === 'requesting' || state === 'requested' ? 'SCHEDULED_STARTED' : 'SCHEDULED_NOT_FOUND');
