import { mayAtDesk, type Newest, type PersonRecord, type UserIdInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { inSnapshot } from '../core/in-snapshot.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';

const { alerts, contactMessages, pairWishes, rideRefunds, rideReviews, rides, users } = schema;

/** How many of each kind are shown. */
const SHOWN = 5;

/** The shown ones of a list that was read with one more. */
const newest = <Row, Item>(rows: readonly Row[], view: (row: Row) => Item): Newest<Item> => ({
  items: rows.slice(0, SHOWN).map(view),
  hasMore: rows.length > SHOWN,
});

/**
 * A person's record: refunds, SOS alerts, messages, odd rides and wishes, the newest of each; messages only for admins who may
 * read them.
 * @throws AppError USER_NOT_FOUND
 */
export const getPersonRecord = (
  db: Db,
  { deskRole }: Pick<Actor, 'deskRole'>,
  { userId }: UserIdInput,
): Promise<PersonRecord> =>
  inSnapshot(db, async ({ orm }) => {
    const mayReadMessages = mayAtDesk(deskRole, 'support:read');
    const [person] = await orm.select({ id: users.id }).from(users).where(eq(users.id, userId));
    if (!person) throw new AppError('USER_NOT_FOUND');
    const isTheirs = or(eq(rides.riderId, userId), eq(rides.driverId, userId));
    const refunds = await orm
      .select({
        id: rideRefunds.id,
        rideId: rideRefunds.rideId,
        amountCents: rideRefunds.amountCents,
        reason: rideRefunds.reason,
        at: rideRefunds.at,
      })
      .from(rideRefunds)
      .innerJoin(rides, eq(rides.id, rideRefunds.rideId))
      .where(isTheirs)
      .orderBy(desc(rideRefunds.id))
      .limit(SHOWN + 1);
    const calls = await orm
      .select({
        id: alerts.id,
        rideId: alerts.rideId,
        raisedBy: alerts.raisedBy,
        riderId: rides.riderId,
        at: alerts.raisedAt,
        isClosed: sql<boolean>`${alerts.closedAt} is not null`,
      })
      .from(alerts)
      .innerJoin(rides, eq(rides.id, alerts.rideId))
      .where(isTheirs)
      .orderBy(desc(alerts.raisedAt), desc(alerts.id))
      .limit(SHOWN + 1);
    const messages = await orm
      .select({
        id: contactMessages.id,
        topic: contactMessages.topic,
        text: contactMessages.text,
        at: contactMessages.createdAt,
        isAnswered: sql<boolean>`${contactMessages.answeredAt} is not null`,
      })
      .from(contactMessages)
      .where(and(eq(contactMessages.userId, userId), mayReadMessages ? undefined : sql`false`))
      .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
      .limit(SHOWN + 1);
    const reviews = await orm
      .select({
        rideId: rideReviews.rideId,
        why: rideReviews.why,
        at: rideReviews.at,
        isReviewed: sql<boolean>`${rideReviews.reviewedAt} is not null`,
      })
      .from(rideReviews)
      .innerJoin(rides, and(eq(rides.id, rideReviews.rideId), sql`${rides.deletedAt} is null`))
      .where(isTheirs)
      .orderBy(desc(rideReviews.rideId))
      .limit(SHOWN + 1);
    const wishes = await orm
      .select({
        other: { id: users.id, name: users.name },
        riderId: pairWishes.riderId,
        saidBy: pairWishes.saidBy,
        kind: pairWishes.kind,
        at: pairWishes.at,
      })
      .from(pairWishes)
      .innerJoin(
        users,
        sql`${users.id} = case when ${pairWishes.riderId} = ${userId} then ${pairWishes.driverId} else ${pairWishes.riderId} end`,
      )
      .where(or(eq(pairWishes.riderId, userId), eq(pairWishes.driverId, userId)))
      .orderBy(desc(pairWishes.at), users.id)
      .limit(SHOWN + 1);
    return {
      refunds: newest(refunds, ({ at, ...refund }) => ({ ...refund, at: at.toISOString() })),
      alerts: newest(calls, ({ raisedBy, riderId, at, ...call }) => ({
        ...call,
        by: { role: raisedBy === riderId ? 'rider' : 'driver', isPerson: raisedBy === userId },
        at: at.toISOString(),
      })),
      messages: newest(messages, ({ at, text, ...message }) => ({
        ...message,
        // A few words identify it; its page has all of them.
        text: text.slice(0, 200),
        at: at.toISOString(),
      })),
      reviews: newest(reviews, ({ at, ...review }) => ({ ...review, at: at.toISOString() })),
      wishes: newest(wishes, ({ other, riderId, saidBy, kind, at }) => ({
        other,
        kind,
        isOwn: (riderId === userId) === (saidBy === 'rider'),
        at: at.toISOString(),
      })),
    };
  });
