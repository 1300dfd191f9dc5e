import type { Db } from '@ridewire/db';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { MAY_DRIVE } from './may-drive.ts';
import { findPair, findTermsNow } from './referral-queries.ts';

/** The owner of the code a driver signs up with, and what both are promised. */
export interface Bringer {
  bringerId: string;
  termsId: string;
}

const Owner = z.array(z.strictObject({ id: z.uuid(), isGone: z.boolean(), mayDrive: z.boolean() })).max(1);

type Refusal = 'REFERRAL_RIDER' | 'REFERRALS_OFF' | 'REFERRAL_UNKNOWN' | 'REFERRAL_GONE' | 'REFERRAL_BARRED';

interface Coming {
  role: 'rider' | 'driver';
  referralCode?: string | undefined;
}

/**
 * The owner of the code somebody signs up with; undefined without one.
 * @throws AppError REFERRAL_RIDER, REFERRALS_OFF, REFERRAL_UNKNOWN, REFERRAL_GONE, REFERRAL_BARRED
 */
export async function findBringer(
  { db }: { db: Db },
  { role, referralCode }: Coming,
): Promise<Bringer | undefined> {
  if (referralCode === undefined) return undefined;
  const refuse = (code: Refusal) => new AppError(code).at('referralCode');
  if (role !== 'driver') throw refuse('REFERRAL_RIDER');
  const terms = await findTermsNow(db);
  if (!terms) throw refuse('REFERRALS_OFF');
  const { rows } = await db.orm.execute(sql`
    select d.id, d.deleted_at is not null as "isGone", ${MAY_DRIVE} as "mayDrive"
    from referral_codes c join drivers d on d.id = c.driver_id join users u on u.id = d.id
    where c.code = ${referralCode}`);
  const [owner] = Owner.parse(rows);
  if (!owner) throw refuse('REFERRAL_UNKNOWN');
  if (owner.isGone) throw refuse('REFERRAL_GONE');
  if (!owner.mayDrive) throw refuse('REFERRAL_BARRED');
  return { bringerId: owner.id, termsId: terms.id };
}

/** The same for a driver whose address is verified, which a code that can't be used doesn't stop. */
export const findBringerAtLast = (
  deps: { db: Db },
  referralCode: string | undefined,
): Promise<Bringer | undefined> =>
  findBringer(deps, { role: 'driver', referralCode }).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });

/**
 * Notes who brought a driver. A driver who was brought before stays with whoever did. With the phone number of the one who brings it is
 * the same person, whom nobody brings. The sign-up doesn't say so: it would tell anyone who has a code whose phone number is whose.
 */
export async function bringDriver(tx: Tx, driverId: string, bringer: Bringer | undefined): Promise<void> {
  if (!bringer) return;
  await tx.execute(sql`
    insert into referrals (driver_id, brought_by, terms_id)
    select comer.id, bringer.id, ${bringer.termsId}::uuid from users comer, users bringer
    where comer.id = ${driverId} and bringer.id = ${bringer.bringerId}
      and (coalesce(phone_digits(comer.phone), '') = ''
        or phone_digits(comer.phone) is distinct from phone_digits(bringer.phone))
    on conflict do nothing`);
}

/** Tells both drivers of a referral that something came of it. Nobody, for a person whom nobody brought. */
export async function tellReferral(tx: Tx, comerId: string): Promise<void> {
  const pair = await findPair(tx, comerId);
  if (pair) await tell(tx, { event: 'referral.changed', ...pair });
}
