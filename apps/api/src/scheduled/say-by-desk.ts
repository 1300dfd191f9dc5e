import { cityDay, isGuest, SCHEDULED_PARTS, type ScheduledPart } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { logAccountEvent } from '../audit/log-account-event.ts';
import type { Actor } from '../core/actor.ts';
import { findWaitingPayload } from '../core/add-job.ts';
import type { Tx } from '../core/in-transaction.ts';
import { queueMail } from '../mail/mail-job.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { cityTime } from './city-time.ts';
import type { ScheduledRow } from './scheduled-content.ts';
import { findScheduled, toPayAtTime, viewScheduled } from './scheduled-queries.ts';

const { users } = schema;

/** What a mail that still waits says of an earlier change. */
const Unsent = z.object({
  movedFrom: z.iso.datetime(),
  pickupAt: z.iso.datetime(),
  parts: z.array(z.enum(SCHEDULED_PARTS)).default([]),
});

/** What an admin did with a scheduled ride: changed these parts of it, or canceled it. */
export type DeskDeed = { movedFrom: Date; parts: readonly ScheduledPart[] } | 'canceled';

/**
 * What riders do with their own plans is no one's business. What an admin does with them is written, and told to the
 * rider; a guest reads nothing and heard it on the phone.
 */
export async function sayByDesk(
  tx: Tx,
  timeZone: string,
  actor: Actor,
  row: ScheduledRow,
  deed: DeskDeed,
): Promise<void> {
  if (actor.role !== 'admin') return;
  const { id, riderId, pickupAt, destinationAddress: destination } = row;
  const changed = deed === 'canceled' ? null : deed;
  const isMoved = changed !== null && !hasMore(changed.parts);
  const rewritten = changed && !isMoved ? changed : null;
  await logAccountEvent(tx, {
    ...(changed
      ? {
          type: isMoved ? ('scheduled.moved' as const) : ('scheduled.changed' as const),
          data: { pickupAt, ...(rewritten && { parts: rewritten.parts }) },
        }
      : { type: 'scheduled.canceled' as const }),
    ...{ userId: riderId, actor, ipAddress: actor.ipAddress },
  });
  const [rider] = await tx.select({ email: users.email }).from(users).where(eq(users.id, riderId));
  if (!rider || isGuest(rider)) return;
  const clockOf = (at: Date) => ({ day: cityDay(timeZone, at.getTime()), time: cityTime(timeZone, at) });
  const params = { ...clockOf(pickupAt), destination };
  await tellPeople(tx, {
    to: [riderId],
    ...(rewritten
      ? {
          type: 'scheduled_changed',
          params: {
            ...{ ...params, pickup: row.pickupAddress, parts: rewritten.parts },
            toPayCents: toPayAtTime((await findScheduled(tx, id)) ?? viewScheduled(row)),
          },
        }
      : changed
        ? { type: 'scheduled_moved', params: { ...params, from: clockOf(changed.movedFrom) } }
        : { type: 'scheduled_canceled', params }),
  });
  // The bell and the device may be off; a car that doesn't come would be the first word of it.
  const key = `scheduled:${id}`;
  // Changed before, and that mail waits still: the rider never read of the time between, unless they moved it from there themselves.
  const unsent = Unsent.safeParse(await findWaitingPayload(tx, key)).data;
  const isUnread = unsent && Date.parse(unsent.pickupAt) === (changed?.movedFrom ?? pickupAt).getTime();
  const unread = isUnread ? unsent.movedFrom : null;
  const untold = unsent?.parts ?? [];
  const parts = SCHEDULED_PARTS.filter((part) => untold.includes(part) || rewritten?.parts.includes(part));
  await queueMail(
    tx,
    {
      ...{ kind: 'scheduled_changed', userId: riderId, scheduledId: id, destination },
      pickupAt: (!changed && unread) || pickupAt.toISOString(),
      movedFrom: changed && (unread ?? changed.movedFrom.toISOString()),
      ...(changed && parts.length > 0 && { parts }),
    },
    key,
  );
}

/** More than the time is another. */
export const hasMore = (parts: readonly ScheduledPart[]): boolean => parts.some((part) => part !== 'time');
