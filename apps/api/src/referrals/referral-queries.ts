import {
  REFERRALS_SHOWN,
  type OwnReferral,
  type OwnReferrals,
  type ReferralBonus,
  type ReferralDesk,
  type ReferralTermsView,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { findOwnCode } from './make-referral-code.ts';

const { referralBonuses, referrals, referralTerms, users } = schema;
type Orm = Pick<Db, 'orm'>;
type TermsRow = typeof referralTerms.$inferSelect;

/** The terms that hold now; nobody may have set any. */
const HOLDS_NOW = lte(referralTerms.beginsAt, sql`now()`);

const viewTerms = ({
  terms: { id, isOn, rides, days, bringerCents, comerCents, beginsAt, setBy },
  by,
}: {
  terms: TermsRow;
  by: string;
}): ReferralTermsView => ({
  ...{ id, isOn, rides, days, bringerCents, comerCents },
  ...{ beginsAt: beginsAt.toISOString(), by: { id: setBy, name: by } },
});

/** What holds at the desk, what comes next, and what came of it so far. */
export async function readDesk({ orm }: Orm): Promise<ReferralDesk> {
  const withSetter = () =>
    orm
      .select({ terms: referralTerms, by: users.name })
      .from(referralTerms)
      .innerJoin(users, eq(users.id, referralTerms.setBy));
  const [[now], [coming], [counted], [cost]] = await Promise.all([
    withSetter().where(HOLDS_NOW).orderBy(desc(referralTerms.beginsAt)).limit(1),
    withSetter()
      .where(gt(referralTerms.beginsAt, sql`now()`))
      .limit(1),
    orm
      .select({
        underWay: sql<number>`count(*) filter (where ${referrals.closedAt} is null and ${referrals.reachedAt} is null)::int`,
        reached: sql<number>`count(${referrals.reachedAt})::int`,
      })
      .from(referrals)
      .innerJoin(users, eq(users.id, referrals.driverId))
      .where(isNotNull(users.emailVerifiedAt)),
    orm
      .select({ cents: sql<number>`coalesce(sum(${referralBonuses.amountCents}), 0)::float8` })
      .from(referralBonuses),
  ]);
  return {
    now: now ? viewTerms(now) : null,
    coming: coming ? viewTerms(coming) : null,
    ...{ underWay: counted?.underWay ?? 0, reached: counted?.reached ?? 0, costCents: cost?.cents ?? 0 },
  };
}

/** The terms under which a driver who signs up now comes; undefined while nobody can be brought. */
export async function findTermsNow({ orm }: Orm): Promise<TermsRow | undefined> {
  const [row] = await orm
    .select()
    .from(referralTerms)
    .where(HOLDS_NOW)
    .orderBy(desc(referralTerms.beginsAt))
    .limit(1);
  return row?.isOn ? row : undefined;
}

/** A driver's code and referrals, on either side. The first look makes the code. */
export async function readOwnReferrals(db: Db, driverId: string): Promise<OwnReferrals> {
  const { orm } = db;
  const [terms, [next], cameBy, brought, [all], [paid]] = await Promise.all([
    findTermsNow(db),
    orm
      .select({ at: referralTerms.beginsAt })
      .from(referralTerms)
      .where(gt(referralTerms.beginsAt, sql`now()`))
      .orderBy(asc(referralTerms.beginsAt))
      .limit(1),
    listOwn(db, driverId, 'comer'),
    listOwn(db, driverId, 'bringer'),
    orm
      .select({ rows: count() })
      .from(referrals)
      .innerJoin(users, eq(users.id, referrals.driverId))
      .where(and(eq(referrals.broughtBy, driverId), isNotNull(users.emailVerifiedAt))),
    orm
      .select({ cents: sql<number>`coalesce(sum(${referralBonuses.amountCents}), 0)::float8` })
      .from(referralBonuses)
      .innerJoin(referrals, eq(referrals.id, referralBonuses.referralId))
      .where(and(eq(referralBonuses.driverId, driverId), eq(referrals.broughtBy, driverId))),
  ]);
  return {
    terms: terms
      ? {
          ...{ rides: terms.rides, days: terms.days },
          ...{ bringerCents: terms.bringerCents, comerCents: terms.comerCents },
        }
      : null,
    changesAt: next?.at.toISOString() ?? null,
    code: terms ? await findOwnCode(db, driverId) : null,
    cameBy: cameBy[0] ?? null,
    brought,
    broughtCount: all?.rows ?? 0,
    paidCents: paid?.cents ?? 0,
  };
}

const other = alias(users, 'other');
/** The first name of the other driver; a deleted account is called as everywhere. */
const OTHER_NAME = sql<string>`case when ${other.deletedAt} is null then split_part(${other.name}, ' ', 1) else ${other.name} end`;

/** The referrals in which a driver is this one of the two, the latest first. Who hasn't verified the address hasn't come yet. */
async function listOwn({ orm }: Orm, driverId: string, side: 'bringer' | 'comer'): Promise<OwnReferral[]> {
  const [own, others, cents] =
    side === 'bringer'
      ? ([referrals.broughtBy, referrals.driverId, referralTerms.bringerCents] as const)
      : ([referrals.driverId, referrals.broughtBy, referralTerms.comerCents] as const);
  const rows = await orm
    .select({
      referral: referrals,
      ...{ name: OTHER_NAME, rides: referralTerms.rides, bonusCents: cents },
      paidAt: referralBonuses.paidAt,
    })
    .from(referrals)
    .innerJoin(referralTerms, eq(referralTerms.id, referrals.termsId))
    .innerJoin(other, eq(other.id, others))
    .leftJoin(
      referralBonuses,
      and(eq(referralBonuses.referralId, referrals.id), eq(referralBonuses.driverId, driverId)),
    )
    .where(and(eq(own, driverId), isNotNull(other.emailVerifiedAt)))
    .orderBy(desc(referrals.id))
    .limit(REFERRALS_SHOWN);
  return rows.map(({ referral, name, rides, bonusCents, paidAt }) => ({
    ...{ id: referral.id, name, rides, done: referral.done, bonusCents },
    endsAt: referral.endsAt?.toISOString() ?? null,
    reachedAt: referral.reachedAt?.toISOString() ?? null,
    paidAt: paidAt?.toISOString() ?? null,
    isClosed: referral.closedAt !== null,
  }));
}

/** The referral bonuses a driver was paid from one moment to another, the latest first. */
export async function listReferralBonuses(
  { orm }: Orm,
  driverId: string,
  [from, to]: [SQL, SQL],
): Promise<ReferralBonus[]> {
  const isBringer = sql<boolean>`${referrals.broughtBy} = ${driverId}`;
  const rows = await orm
    .select({
      id: referralBonuses.id,
      ...{ name: OTHER_NAME, isBringer },
      amountCents: referralBonuses.amountCents,
      paidAt: referralBonuses.paidAt,
    })
    .from(referralBonuses)
    .innerJoin(referrals, eq(referrals.id, referralBonuses.referralId))
    .innerJoin(
      other,
      sql`${other.id} = case when ${isBringer} then ${referrals.driverId} else ${referrals.broughtBy} end`,
    )
    .where(
      and(
        eq(referralBonuses.driverId, driverId),
        gte(referralBonuses.paidAt, from),
        lt(referralBonuses.paidAt, to),
      ),
    )
    .orderBy(desc(referralBonuses.paidAt), desc(referralBonuses.id));
  return rows.map((row) => ({ ...row, paidAt: row.paidAt.toISOString() }));
}

/** The two drivers of the referral of a driver who came by one and for whom nothing is closed, for telling them. */
export async function findPair(
  orm: Pick<Db['orm'], 'select'>,
  comerId: string,
): Promise<{ bringerId: string; comerId: string } | undefined> {
  const [row] = await orm
    .select({ bringerId: referrals.broughtBy })
    .from(referrals)
    .where(and(eq(referrals.driverId, comerId), isNull(referrals.closedAt)));
  return row && { bringerId: row.bringerId, comerId };
}
