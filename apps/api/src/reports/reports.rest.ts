import { cityDay, DateRange, ReportPeriod } from '@ridewire/contracts';
import { z } from 'zod';
import { Dollars, dollars, given, twice } from '../procedures/rest-bodies.ts';
import { restRowOf, type RestRequest } from '../procedures/rest-row.ts';
import { firstOfMonths } from './report-days.ts';
import type { ReportsRouter } from './reports.router.ts';

const restRow = restRowOf<{ reports: ReportsRouter }>();

/** All time if neither day is given. */
const someDays = ({ query }: RestRequest) => {
  const days = { from: given(query['from']), to: given(query['to']) };
  return days.from === undefined && days.to === undefined ? undefined : days;
};

const Share = z.number().min(0).max(1).meta({ description: '0 to 1.' });

const RidesBody = z.object({
  period: ReportPeriod,
  stats: z.array(
    z.object({
      _id: z.string().meta({ description: '2026-11-21, the Monday of a week, or 2026-11.' }),
      rideCount: z.int(),
      totalRevenue: Dollars,
    }),
  ),
});
const UsersBody = z.object({
  active: z.int(),
  blocked: z.int(),
  signups: z.array(z.object({ _id: z.string(), count: z.int() })),
});
const DriversBody = z.object({ online: z.int(), avgEarnings: Dollars, completionRate: Share });
const EarningsBody = z.object({
  totalRevenue: Dollars,
  commission: Dollars,
  commissionRate: Share,
  driverPayout: Dollars,
});

export const reportRows = [
  restRow({
    method: 'GET',
    path: '/reports/rides',
    procedure: 'reports.rides',
    summary: 'Completed rides of a year by day, week or month, in the city’s time zone.',
    query: DateRange.extend({ period: ReportPeriod.optional() }),
    response: RidesBody.extend({ data: RidesBody }),
    input: ({ query, timeZone }) => {
      const to = given(query['to']);
      // The procedure refuses an invalid day.
      const { data: day = cityDay(timeZone) } = DateRange.shape.to.safeParse(to);
      // These clients always had the days of twelve months.
      return { period: given(query['period']), from: given(query['from']) ?? firstOfMonths(day), to };
    },
    answer: ({ period, stats }) =>
      twice({
        period,
        stats: stats
          .filter(({ rideCount }) => rideCount > 0)
          .map(({ date, rideCount, revenueCents }) => ({
            _id: date,
            rideCount,
            totalRevenue: dollars(revenueCents),
          })),
      }),
  }),
  restRow({
    method: 'GET',
    path: '/reports/users',
    procedure: 'reports.users',
    summary: 'Accounts by status, and sign-ups by day.',
    response: UsersBody.extend({ data: UsersBody }),
    answer: ({ active, blocked, signups }) =>
      twice({ active, blocked, signups: signups.map(({ date, count }) => ({ _id: date, count })) }),
  }),
  restRow({
    method: 'GET',
    path: '/reports/drivers',
    procedure: 'reports.drivers',
    summary:
      'Drivers online, their average earnings and the completion rate, in total or for a range of days in the city.',
    query: DateRange,
    input: someDays,
    response: DriversBody.extend({ data: DriversBody }),
    answer: ({ online, averageEarnedCents, completionRate }) =>
      twice({ online, avgEarnings: dollars(averageEarnedCents), completionRate }),
  }),
  restRow({
    method: 'GET',
    path: '/reports/earnings',
    procedure: 'reports.earnings',
    summary:
      'Revenue from completed rides and how it was split, in total or for a range of days in the city.',
    query: DateRange,
    input: someDays,
    response: EarningsBody.extend({ data: EarningsBody }),
    answer: ({ revenueCents, commissionCents, commissionRate, payoutCents }) =>
      twice({
        totalRevenue: dollars(revenueCents),
        commission: dollars(commissionCents),
        commissionRate,
        driverPayout: dollars(payoutCents),
      }),
  }),
];
