import { addDays, type Overview } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, gt } from 'drizzle-orm';
import { totalOf } from '../core/total-of.ts';
import { findToday } from './report-days.ts';
import { REVENUE_CENTS } from './report-queries.ts';
import { GROWTH_DAYS, revenueGrowth } from './revenue-growth.ts';

const { rideHoursNow, userDaysNow } = schema;

const SHOWN_DAYS = 7;
const READ_DAYS = 2 * GROWTH_DAYS + SHOWN_DAYS - 1;

const PEOPLE = {
  users: totalOf(userDaysNow.count),
  drivers: totalOf(userDaysNow.count, eq(userDaysNow.role, 'driver')),
};
const PAID = {
  rides: totalOf(rideHoursNow.completed),
  revenueCents: REVENUE_CENTS,
};

type Figures = Record<'users' | 'drivers' | 'rides' | 'revenueCents', number>;

/** The platform in figures, by days of the city's time zone: what the admins' overview shows. */
export async function readOverview(db: Db): Promise<Overview> {
  const today = await findToday(db);
  const before = addDays(today, -READ_DAYS);
  const [people, paid, joinedDays, paidDays] = await Promise.all([
    db.orm.select(PEOPLE).from(userDaysNow),
    db.orm.select(PAID).from(rideHoursNow),
    db.orm
      .select({ day: userDaysNow.day, ...PEOPLE })
      .from(userDaysNow)
      .where(gt(userDaysNow.day, before))
      .groupBy(userDaysNow.day),
    db.orm
      .select({ day: rideHoursNow.day, ...PAID })
      .from(rideHoursNow)
      .where(gt(rideHoursNow.day, before))
      .groupBy(rideHoursNow.day),
  ]);
  const joined = new Map(joinedDays.map((row) => [row.day, row]));
  const earned = new Map(paidDays.map((row) => [row.day, row]));
  const none: Figures = { users: 0, drivers: 0, rides: 0, revenueCents: 0 };
  const totals: Figures = { ...none, ...people[0], ...paid[0] };
  const days = Array.from({ length: READ_DAYS }, (_, n): Figures => {
    const day = addDays(before, n + 1);
    return { ...none, ...joined.get(day), ...earned.get(day) };
  });
  const figure = (name: keyof Figures) => ({
    total: totals[name],
    days: days.slice(-SHOWN_DAYS).map((day) => day[name]),
  });
  const growth = revenueGrowth(
    days.map(({ revenueCents }) => revenueCents),
    SHOWN_DAYS,
  );
  return {
    users: figure('users'),
    drivers: figure('drivers'),
    rides: figure('rides'),
    revenueCents: figure('revenueCents'),
    growth: { share: growth.at(-1) ?? null, days: growth },
  };
}
