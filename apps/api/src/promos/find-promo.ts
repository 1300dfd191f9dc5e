import { cityMoment, isGuest, type CheckPromoInput, type UsablePromo } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import { addressKey } from '../core/address-key.ts';
import { AppError } from '../core/app-error.ts';
import { constraintOf } from '../core/is-undone.ts';
import type { LimitRule, Limits } from '../core/limits.ts';
import { explainPromo, refusalOfRule, type PromoRefusal } from './promo-policy.ts';

const { promos, users } = schema;

interface Deps {
  db: Db;
  limits: Limits;
}

/**
 * What a code takes off a ride now or at a later time, for a rider who can use it: the caller, or one for whom the desk books.
 * @throws AppError as findPromo, and BAD_INPUT for a time in an hour that clocks skip
 */
export async function checkPromo(
  deps: Deps & { timeZone: string },
  actor: Actor,
  { code, at }: CheckPromoInput,
  riderId: string = actor.userId,
): Promise<UsablePromo> {
  const moment = at && cityMoment(deps.timeZone, at.day, at.time);
  if (moment === null) throw new AppError('scheduleGap').at('at');
  const then = moment === undefined ? undefined : new Date(moment);
  const { percent, capCents, amountCents } = await findPromo(deps, actor, riderId, code, then);
  return { code, percent, capCents, amountCents };
}

/**
 * A code that a rider can use for a ride now, or at a later time. Whether they still can is decided where the ride is made. Codes we don't know are counted by
 * account and place, so that nobody finds one by trying. Guests have none: another name makes another guest, so no limit for one rider
 * would hold.
 * @throws AppError PROMO_NEEDS_ACCOUNT, PROMO_UNKNOWN, PROMO_NOT_BEGUN, PROMO_OVER, PROMO_USED, PROMO_FIRST_RIDE, PROMO_USED_UP, TOO_MANY
 */
export async function findPromo(
  { db, limits }: Deps,
  { userId, ipAddress }: Actor,
  riderId: string,
  code: string,
  at?: Date,
): Promise<UsablePromo & { id: string }> {
  if (userId !== riderId && (await isOfGuest(db, riderId)))
    throw new AppError('PROMO_NEEDS_ACCOUNT').at('promoCode');
  const tries: [LimitRule, string][] = [
    ['promoByAccount', userId],
    ['promoByAccountAndAddress', `${userId} ${addressKey(ipAddress ?? null)}`],
  ];
  // Counted before it is looked up, so that many tries at once get no further than one after another.
  for (const [rule, key] of tries) await limits.spend(rule, key);
  const promo = await readPromo(db, riderId, code);
  if (!promo) throw new AppError('PROMO_UNKNOWN').at('promoCode');
  await Promise.all(tries.map(([rule, key]) => limits.giveBack(rule, key)));
  const why = explainPromo(promo, (at ?? promo.now).getTime());
  if (why) throw new AppError(why).at('promoCode');
  const { id, percent, capCents, amountCents } = promo;
  return { id, code, percent, capCents, amountCents };
}

async function isOfGuest({ orm }: Db, riderId: string): Promise<boolean> {
  const [rider] = await orm.select({ email: users.email }).from(users).where(eq(users.id, riderId));
  return rider !== undefined && isGuest(rider);
}

/** The code with its uses, by the database's clock, which decides in the end. */
async function readPromo({ orm }: Db, riderId: string, code: string) {
  const [row] = await orm
    .select({
      promo: promos,
      now: sql<Date>`clock_timestamp()`.mapWith(promos.beginsAt),
      usedByRider: sql<number>`(select count(*)::int from promo_uses u where u.promo_id = ${promos.id} and u.rider_id = ${riderId})`,
      hasRidden: sql<boolean>`exists (select from rides r where r.rider_id = ${riderId} and r.status = 'completed')`,
    })
    .from(promos)
    .where(eq(promos.code, code));
  return row && { ...row.promo, ...row };
}

/** Why the database refused to make a ride with a code; undefined for another error. */
export const promoRefusalOf = (error: unknown): PromoRefusal | undefined =>
  refusalOfRule(constraintOf(error));
