import { sitePath, type Language } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import type { MailJob } from '../mail/mail-job.ts';
import { writeLetter } from '../mail/write-letter.ts';
import type { Addressee, Letter } from '../texts/letter.ts';

const { scheduledRides, scheduledSeries } = schema;

const RIDES = '/dashboard/rider/active-rides';
const HOME = '/dashboard/rider';
const contact = (language: Language) => sitePath('/contact', language);

/** The mail to the rider of a scheduled ride that couldn't be requested; undefined once it is gone. */
export async function findMissedMail(
  { db, timeZone }: { db: Db; timeZone: string },
  { userId, scheduledId }: Extract<MailJob, { kind: 'scheduled_missed' }>,
  to: Addressee,
): Promise<Letter | undefined> {
  const [ride] = await db.orm
    .select({
      pickup: scheduledRides.pickupAddress,
      destination: scheduledRides.destinationAddress,
      pickupAt: scheduledRides.pickupAt,
      passenger: scheduledRides.passenger,
      why: scheduledRides.missedWhy,
      seriesId: scheduledRides.seriesId,
    })
    .from(scheduledRides)
    .where(and(eq(scheduledRides.id, scheduledId), eq(scheduledRides.riderId, userId)));
  if (!ride?.why) return undefined;
  const { passenger, why, seriesId, ...planned } = ride;
  return writeLetter('scheduled_missed', to, {
    ...{ ...planned, why, timeZone },
    isForOther: passenger !== null,
    isOfSeries: seriesId !== null,
    path: why === 'blocked' ? contact(to.language) : HOME,
  });
}

/** The mail to the rider whose series has no ride on a day; undefined once the series is gone. */
export async function findSeriesDayMail(
  { db }: { db: Db },
  { userId, seriesId, day, why }: Extract<MailJob, { kind: 'series_day' }>,
  to: Addressee,
): Promise<Letter | undefined> {
  const [series] = await db.orm
    .select({ time: scheduledSeries.time, destination: scheduledSeries.destinationAddress })
    .from(scheduledSeries)
    .where(and(eq(scheduledSeries.id, seriesId), eq(scheduledSeries.riderId, userId)));
  if (!series) return undefined;
  return writeLetter('series_day', to, {
    ...{ ...series, day, why },
    path: why === 'blocked' ? contact(to.language) : RIDES,
  });
}
