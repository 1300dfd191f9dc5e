import { idOf, PEOPLE, CAST } from '../seen/cast.ts';
import type { SeenRows } from '../seen/rows.ts';
import { addDays, cityDay, weekdayOf } from '@ridewire/contracts';
import { scheduleRide } from '../../scheduled/schedule-ride.ts';
import { startSeries } from '../../scheduled/start-series.ts';
import { takeScheduled } from '../../scheduled/take-scheduled.ts';
import { AIRPORT, GULSHAN } from '../places.ts';
import { ADMINS, DISPATCH, DRIVERS, refused, RIDERS, SUPPORT, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

const ENDS = { pickup: GULSHAN, destination: AIRPORT };

const wish = ({ core }: Stage) => ({
  ...{ id: crypto.randomUUID(), ...ENDS, type: 'standard', time: '09:00' },
  day: addDays(cityDay(core.timeZone), 3),
});
const scheduled = async (stage: Stage) => {
  await stage.core.db.pool.query('delete from scheduled_rides');
  return scheduleRide(stage.core, stage.people.rider, wish(stage));
};

const seriesWish = async (stage: Stage) => {
  await stage.core.db.pool.query('delete from scheduled_rides');
  await stage.core.db.pool.query('delete from scheduled_series');
  const first = wish(stage);
  return { ...first, weekdays: [weekdayOf(first.day)], lastDay: first.day };
};

/** Each rider's own: another one finds nothing to change. */
export const rows: Rows = {
  'scheduled.startSeries': { input: seriesWish, who: RIDERS },
  'scheduled.endSeries': {
    input: async (stage) => {
      const series = await seriesWish(stage);
      await startSeries(stage.core, stage.people.rider, series);
      return { id: series.id };
    },
    who: { ...refused({ otherRider: 'ok' }, 'SERIES_NOT_FOUND'), rider: 'ok' },
  },
  'scheduled.quote': { input: () => ENDS, who: RIDERS },
  'scheduled.schedule': {
    input: async (stage) => {
      await stage.core.db.pool.query('delete from scheduled_rides');
      return wish(stage);
    },
    who: RIDERS,
  },
  'scheduled.reschedule': {
    input: async (stage) => {
      const { id } = await scheduled(stage);
      return { id, day: addDays(cityDay(stage.core.timeZone), 4), time: '10:00' };
    },
    who: { ...DISPATCH, ...SUPPORT, rider: 'ok', otherRider: 'SCHEDULED_NOT_FOUND' },
  },
  'scheduled.change': {
    input: async (stage) => {
      const { id } = await scheduled(stage);
      return { id, type: 'xl', passenger: null, promoCode: null };
    },
    who: { ...DISPATCH, ...SUPPORT, rider: 'ok', otherRider: 'SCHEDULED_NOT_FOUND' },
  },
  'scheduled.cancel': {
    input: async (stage) => ({ id: (await scheduled(stage)).id }),
    who: { ...DISPATCH, ...SUPPORT, rider: 'ok', otherRider: 'SCHEDULED_NOT_FOUND' },
  },
  'scheduled.release': {
    input: async (stage) => {
      const { id } = await scheduled(stage);
      const { userId: driverId } = stage.people.driver;
      await takeScheduled(stage.core, stage.people.driver, { id });
      return { id, driverId, reason: 'Called in sick' };
    },
    who: { ...DISPATCH, ...SUPPORT },
  },
  'scheduled.take': {
    input: async (stage) => ({ id: (await scheduled(stage)).id }),
    who: {
      ...{
        driver: 'ok',
        otherDriver: 'ok',
        unapproved: 'DRIVER_NOT_APPROVED',
        suspended: 'DRIVER_SUSPENDED',
      },
    },
  },
  'scheduled.giveBack': {
    input: async (stage) => {
      const { id } = await scheduled(stage);
      await takeScheduled(stage.core, stage.people.driver, { id });
      return { id };
    },
    who: { ...refused(DRIVERS, 'SCHEDULED_NOT_FOUND'), driver: 'ok' },
  },
  'scheduled.ahead': { who: DRIVERS },
  'scheduled.mine': { who: RIDERS },
  'scheduled.list': { input: () => ({}), who: ADMINS },
  'scheduled.get': { input: async (stage) => ({ id: (await scheduled(stage)).id }), who: ADMINS },
  'scheduled.changes': { who: ADMINS },
  'scheduled.upcoming': { who: ADMINS },
};

/** Every driver who looks. */
const AHEAD_OF_DRIVERS = Object.fromEntries(
  PEOPLE.filter((person) => CAST[person] === 'driver').map((person) => [
    person,
    { 'scheduled.ahead': 'reread' },
  ]),
);

export const seen: SeenRows<'scheduled.changed'> = {
  'scheduled.changed': [
    {
      when: 'a rider scheduled a ride',
      event: { riderId: idOf('rider') },
      seen: {
        rider: { 'scheduled.mine': 'reread' },
        ...AHEAD_OF_DRIVERS,
        admin: { 'scheduled.changes': 'news: rider.id', 'scheduled.upcoming': 'reread' },
      },
    },
  ],
};
