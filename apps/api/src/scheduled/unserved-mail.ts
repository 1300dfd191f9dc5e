import { schema, type Db } from '@ridewire/db';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { MailJob } from '../mail/mail-job.ts';
import { writeLetter } from '../mail/write-letter.ts';
import type { Addressee, Letter } from '../texts/letter.ts';

const { rides } = schema;

/** The mail to the rider of a scheduled ride that no driver took; undefined once the ride is gone. */
export async function findUnservedMail(
  { db, timeZone }: { db: Db; timeZone: string },
  { userId, rideId }: Extract<MailJob, { kind: 'scheduled_unserved' }>,
  to: Addressee,
): Promise<Letter | undefined> {
  const [ride] = await db.orm
    .select({
      pickup: rides.pickupAddress,
      destination: rides.destinationAddress,
      pickupAt: rides.scheduledFor,
      passenger: rides.passenger,
    })
    .from(rides)
    .where(
      and(
        eq(rides.id, rideId),
        eq(rides.riderId, userId),
        eq(rides.canceledBy, 'system'),
        isNotNull(rides.scheduledFor),
        isNull(rides.deletedAt),
      ),
    );
  if (!ride?.pickupAt) return undefined;
  const { pickup, destination, pickupAt, passenger } = ride;
  return writeLetter('scheduled_unserved', to, {
    ...{ pickup, destination, pickupAt, timeZone },
    isForOther: passenger !== null,
    path: `/dashboard/rider/history?ride=${rideId}`,
  });
}
