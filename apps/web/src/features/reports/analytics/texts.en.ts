import type { ReportPeriod } from '@ridewire/contracts';
import { defineTexts } from '../../../kit/texts/define-texts.ts';

const periods: Record<ReportPeriod, string> = { day: 'Day', week: 'Week', month: 'Month' };

const failed = (what: string) => `Failed to load ${what} reports.`;

export const analytics = {
  title: 'Platform Reports',
  refreshAll: 'Refresh All',
  asOf: (clock: string) => `As of ${clock}`,
  details: (why: string) => `Details: ${why}`,
  range: 'Days',
  allTime: 'All time',
  comparedWith: (days: string) => `Compared with ${days}`,
  before: (value: string, change: string | null) =>
    change === null ? `${value} before` : `${change} from ${value}`,
  lastMonths: 'Last 12 months',
  figuresOf: (name: string) => `${name} in figures`,
  daysOf: (name: string) => `${name}, day by day`,
  rides: {
    title: 'Ride Activity',
    failed: failed('ride'),
    period: 'Period',
    periods,
    totalRides: 'Total rides',
    totalRevenue: 'Total revenue',
    revenueChart: 'Revenue',
    ridesChart: 'Rides',
    breakdown: {
      day: 'Daily breakdown',
      week: 'Weekly breakdown',
      month: 'Monthly breakdown',
    } satisfies Record<ReportPeriod, string>,
    date: { day: 'Date', week: 'Week from', month: 'Month' } satisfies Record<ReportPeriod, string>,
    zone: (zone: string) => `Completed rides, in ${zone} time. Revenue is after refunds`,
  },
  drivers: {
    title: 'Driver Metrics',
    failed: failed('driver'),
    online: 'Drivers online',
    average: 'Average earnings',
    averageHint: 'After commission and refunds, per driver with a ride',
    completion: 'Completion rate',
    completionHint: 'Of all finished rides',
  },
  earnings: {
    title: 'Earnings & Commission',
    failed: failed('earnings'),
    revenue: 'Total revenue',
    commission: (rate: string) => `Commission (${rate})`,
    refunded: 'Refunded',
    afterRefunds: 'After refunds',
    afterDiscounts: 'After promo discounts',
    payout: 'Driver payout',
  },
  split: {
    title: 'Revenue Split',
    failed: failed('revenue split'),
    commission: 'Commission',
    empty: 'No revenue in this period.',
  },
  growth: {
    title: 'User Growth',
    failed: failed('user growth'),
    newRiders: 'New riders',
    newDrivers: 'New drivers',
    total: 'Riders and drivers at the end of the period',
    riders: 'Riders',
    drivers: 'Drivers',
    empty: 'Nobody joined in this period.',
    zone: (zone: string) => `Riders and drivers who joined, in ${zone} time`,
  },
  hours: {
    title: 'Busy Hours',
    failed: failed('hour'),
    hour: 'Hour',
    requests: 'requests',
    at: (weekday: string, hour: string, requested: string, completed: string) =>
      `${weekday} ${hour}: ${requested} requested, ${completed} completed`,
    busiest: (hour: string) => `Busiest: ${hour}`,
    empty: 'No rides were requested in this period.',
    zone: (zone: string) => `Requested rides, in ${zone} time`,
  },
  heat: { legend: (what: string) => `Darker means more ${what}` },
  demand: {
    title: 'Demand by Area',
    failed: failed('demand'),
    perCell: 'requests per cell',
    areas: 'Top areas',
    area: 'Nearest to',
    requests: 'Requests',
    share: 'Share',
    empty: 'No rides were requested in this period.',
    zone: (zone: string) => `Requested rides by pickup, in ${zone} time`,
  },
  top: {
    title: 'Top Drivers',
    failed: failed('top driver'),
    driver: 'Driver',
    completed: 'Completed',
    canceled: 'Canceled',
    payout: 'Payout',
    empty: 'No driver completed a ride in these days.',
  },
  year: {
    title: 'Rides in a Year',
    failed: failed('calendar'),
    rides: 'rides',
    at: (day: string, count: string, isOne: boolean) => `${day}: ${count} ${isOne ? 'ride' : 'rides'}`,
    empty: 'No rides were completed in the last 365 days.',
  },
};

export const [useAnalyticsTexts] = defineTexts('analytics', analytics);
