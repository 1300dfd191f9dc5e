import type { AlertPlace, DeskRight } from '@ridewire/contracts';
import type { Notice } from '@ridewire/contracts/texts/describe-notification';
import { schema } from '@ridewire/db';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { worksAtDesk } from '../core/at-desk.ts';
import type { Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';

const { notifications, users } = schema;

/** The recipient of a notification, and the person and ride it mentions. */
interface Telling {
  /** Ids of people; or every admin with a right who can be told. */
  to: readonly string[] | { desk: DeskRight };
  rideId?: string;
  /** The person it is about. */
  about?: { name: string; email: string };
  place?: AlertPlace;
}

/** Notifies people, except those who don't want this kind: one row and one event each. */
export async function tellPeople(tx: Tx, { to, about, place, ...telling }: Telling & Notice): Promise<void> {
  const isOneOf =
    'desk' in to ? and(worksAtDesk(to.desk), eq(users.status, 'active')) : inArray(users.id, [...to]);
  const hearers = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isOneOf, isNull(users.deletedAt), sql`${telling.type} <> all (${users.bellOff})`));
  if (hearers.length === 0) return;
  const made = await tx
    .insert(notifications)
    .values(
      hearers.map(({ id }) => ({
        ...telling,
        ...place,
        userId: id,
        aboutName: about?.name,
        aboutEmail: about?.email,
      })),
    )
    .returning({ id: notifications.id, userId: notifications.userId, createdAt: notifications.createdAt });
  await tell(
    tx,
    ...made.map(({ id, userId, createdAt }) => ({
      event: 'notification.made' as const,
      userId,
      notification: {
        id,
        type: telling.type,
        params: telling.params,
        rideId: telling.rideId ?? null,
        about: about ?? null,
        location: place ?? null,
        createdAt: createdAt.getTime(),
        readAt: null,
      },
    })),
  );
}
