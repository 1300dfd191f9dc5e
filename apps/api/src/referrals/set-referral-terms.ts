import {
  cityMoment,
  MOST_REFERRAL_DAYS_AHEAD,
  type ReferralDesk,
  type ReferralTermsIdInput,
  type SetReferralTermsInput,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, gt, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { readDesk } from './referral-queries.ts';

const { referralTerms } = schema;

const DAY_MS = 86_400_000;

interface Deps {
  db: Db;
  timeZone: string;
}

/**
 * An admin says what drivers get who bring others, from a moment on. Terms that have begun stay as they are, for those who came under
 * them; those that haven't begun are replaced. The same id sent again changes nothing more.
 * @throws AppError BAD_INPUT for a moment that is past, too far ahead, or skipped by the city's clocks, COMMAND_REUSED
 */
export async function setReferralTerms(
  { db, timeZone }: Deps,
  actor: Actor,
  { from, ...input }: SetReferralTermsInput,
): Promise<ReferralDesk> {
  assertRole(actor, 'admin');
  const moment = from && cityMoment(timeZone, from.day, from.time);
  await inTransaction(db, async (tx) => {
    await lockTerms(tx);
    const [made] = await tx.select().from(referralTerms).where(eq(referralTerms.id, input.id));
    if (made) return assertSame(made, input, moment);
    const fromMs = assertAhead(moment);
    // Others may have set some that begin now, since this transaction began.
    await tx.delete(referralTerms).where(gt(referralTerms.beginsAt, sql`clock_timestamp()`));
    const [row] = await tx
      .insert(referralTerms)
      .values({
        ...{ ...input, setBy: actor.userId },
        // Those at once begin after all others.
        beginsAt:
          fromMs === undefined
            ? sql`greatest(date_trunc('milliseconds', now()), (select max(begins_at) from referral_terms) + interval '1 millisecond')`
            : new Date(fromMs),
      })
      .returning({ beginsAt: referralTerms.beginsAt });
    const { id, isOn, rides, days, bringerCents, comerCents } = input;
    await logAccountEvent(tx, {
      ...{ userId: actor.userId, type: 'referral_terms.set', actor, ipAddress: actor.ipAddress },
      data: {
        ...{ referralTermsId: id, referralOn: isOn, beginsAt: row?.beginsAt.toISOString() },
        ...(isOn && { referralRides: rides, referralDays: days, bringerCents, comerCents }),
      },
    });
    await tell(tx, { event: 'referral_terms.changed' });
  });
  return readDesk(db);
}

/**
 * An admin takes back terms that haven't begun. A second time changes nothing.
 * @throws AppError REFERRAL_TERMS_BEGUN
 */
export async function takeBackReferralTerms(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { termsId }: ReferralTermsIdInput,
): Promise<ReferralDesk> {
  assertRole(actor, 'admin');
  await inTransaction(db, async (tx) => {
    await lockTerms(tx);
    const [row] = await tx
      .select({ beginsAt: referralTerms.beginsAt, hasBegun: sql<boolean>`begins_at <= clock_timestamp()` })
      .from(referralTerms)
      .where(eq(referralTerms.id, termsId));
    if (!row) return;
    if (row.hasBegun) throw new AppError('REFERRAL_TERMS_BEGUN');
    await tx.delete(referralTerms).where(eq(referralTerms.id, termsId));
    await logAccountEvent(tx, {
      ...{ userId: actor.userId, type: 'referral_terms.taken_back', actor, ipAddress: actor.ipAddress },
      data: { referralTermsId: termsId, beginsAt: row.beginsAt.toISOString() },
    });
    await tell(tx, { event: 'referral_terms.changed' });
  });
  return readDesk(db);
}

/** Two at once are set one after the other. */
const lockTerms = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('referral_terms'))`);

/**
 * @param moment in milliseconds since 1970; null in an hour that clocks skip, undefined for now
 * @throws AppError BAD_INPUT
 */
function assertAhead(moment: number | null | undefined, nowMs = Date.now()): number | undefined {
  if (moment === undefined) return undefined;
  if (moment === null) throw new AppError('scheduleGap').at('from');
  if (moment <= nowMs) throw new AppError('tariffPast').at('from');
  if (moment > nowMs + MOST_REFERRAL_DAYS_AHEAD * DAY_MS)
    throw new AppError('scheduleFar', { days: MOST_REFERRAL_DAYS_AHEAD }).at('from');
  return moment;
}

/** @throws AppError COMMAND_REUSED when other terms have this id */
function assertSame(
  row: typeof referralTerms.$inferSelect,
  input: Omit<SetReferralTermsInput, 'from'>,
  moment: number | null | undefined,
) {
  const fields = Object.keys(input) as (keyof typeof input)[];
  const isSameMoment = moment === undefined || row.beginsAt.getTime() === moment;
  if (!isSameMoment || fields.some((field) => row[field] !== input[field]))
    throw new AppError('COMMAND_REUSED');
}
