import { schema, type Db } from '@ridewire/db';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { MAY_DRIVE } from './may-drive.ts';
import { findPair, findTermsNow } from './referral-queries.ts';

const { referrals } = schema;

/** Whose code a driver signs up with, and what both are promised. */
export interface Bringer {
  bringerId: string;
  termsId: string;
}

const Owner = z
  .array(z.strictObject({ id: z.uuid(), isGone: z.boolean(), mayDrive: z.boolean(), isSelf: z.boolean() }))
  .max(1);

type Refusal =
  | 'REFERRAL_RIDER'
  | 'REFERRALS_OFF'
  | 'REFERRAL_UNKNOWN'
  | 'REFERRAL_GONE'
  | 'REFERRAL_BARRED'
  | 'REFERRAL_OWN';

interface Coming {
  role: 'rider' | 'driver';
  phone?: string | undefined;
  referralCode?: string | undefined;
}

/**
 * Whose code somebody signs up with; undefined without one. People with a second account are known only by their phone number.
 * @throws AppError REFERRAL_RIDER, REFERRALS_OFF, REFERRAL_UNKNOWN, REFERRAL_GONE, REFERRAL_BARRED, REFERRAL_OWN
 */
export async function findBringer(
  { db }: { db: Db },
  { role, phone, referralCode }: Coming,
): Promise<Bringer | undefined> {
  if (referralCode === undefined) return undefined;
  const refuse = (code: Refusal) => new AppError(code).at('referralCode');
  if (role !== 'driver') throw refuse('REFERRAL_RIDER');
  const terms = await findTermsNow(db);
  if (!terms) throw refuse('REFERRALS_OFF');
  const { rows } = await db.orm.execute(sql`
    select d.id, d.deleted_at is not null as "isGone", ${MAY_DRIVE} as "mayDrive",
      coalesce(phone_digits(u.phone) <> '' and phone_digits(u.phone) = phone_digits(${phone ?? ''}), false) as "isSelf"
    from referral_codes c join drivers d on d.id = c.driver_id join users u on u.id = d.id
    where c.code = ${referralCode}`);
  const [owner] = Owner.parse(rows);
  if (!owner) throw refuse('REFERRAL_UNKNOWN');
  if (owner.isGone) throw refuse('REFERRAL_GONE');
  if (!owner.mayDrive) throw refuse('REFERRAL_BARRED');
  if (owner.isSelf) throw refuse('REFERRAL_OWN');
  return { bringerId: owner.id, termsId: terms.id };
}

/** Notes who brought a driver. A driver who was brought before stays with whoever did. */
export async function bringDriver(tx: Tx, driverId: string, bringer: Bringer | undefined): Promise<void> {
  if (!bringer) return;
  await tx
    .insert(referrals)
    .values({ driverId, broughtBy: bringer.bringerId, termsId: bringer.termsId })
    .onConflictDoNothing();
}

/** Tells both drivers of a referral that something came of it. Nobody, for a person whom nobody brought. */
export async function tellReferral(tx: Tx, comerId: string): Promise<void> {
  const pair = await findPair(tx, comerId);
  if (pair) await tell(tx, { event: 'referral.changed', ...pair });
}
