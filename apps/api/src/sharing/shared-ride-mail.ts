import { SHARED_RIDE_PATH } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Letter } from '../texts/letter.ts';
import type { MailJob } from '../mail/mail-job.ts';
import { writeLetter } from '../mail/write-letter.ts';
import { IS_UNDER_WAY } from './ride-under-way.ts';

const { rideLinks, rides, trustedContacts, users } = schema;

/** Inboxes make links of words with dots, so other names are left out of mails to strangers. */
const PLAIN_NAME = /^[\p{L}\p{M}'’-]{1,40}$/u;

/**
 * The mail to a trusted contact; undefined when the contact or the account is gone, or, unless the rider called for help,
 * when the ride is over or shared no more. In the rider's language: nothing is known of the contact's.
 */
export async function findSharedRideMail(
  { db, timeZone }: { db: Db; timeZone: string },
  { rideId, contactId, isAlarm }: Extract<MailJob, { kind: 'ride_shared' }>,
  queuedAt: Date,
): Promise<{ to: string; letter: Letter } | undefined> {
  const [found] = await db.orm
    .select({
      to: trustedContacts.email,
      firstName: sql<string>`split_part(${users.name}, ' ', 1)`,
      language: users.language,
      token: sql<string | null>`case when ${IS_UNDER_WAY} then ${rideLinks.token} end`,
    })
    .from(rides)
    .innerJoin(users, eq(users.id, rides.riderId))
    .innerJoin(trustedContacts, eq(trustedContacts.riderId, rides.riderId))
    .leftJoin(rideLinks, eq(rideLinks.rideId, rides.id))
    .where(
      and(
        eq(rides.id, rideId),
        eq(trustedContacts.id, contactId),
        isNull(rides.deletedAt),
        isNull(users.deletedAt),
      ),
    );
  if (!found) return undefined;
  const { to, firstName, language, token } = found;
  const name = PLAIN_NAME.test(firstName) ? firstName : null;
  const path = token && `${SHARED_RIDE_PATH}#${token}`;
  const reader = { name: null, language };
  if (isAlarm)
    return { to, letter: writeLetter('ride_alarm', reader, { name, path, at: queuedAt, timeZone }) };
  return path ? { to, letter: writeLetter('ride_shared', reader, { name, path }) } : undefined;
}
