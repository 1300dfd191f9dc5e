import { addDays, cityDay } from '@ridewire/contracts';
import { scheduleRide } from '../../scheduled/schedule-ride.ts';
import { AIRPORT, GULSHAN } from '../places.ts';
import { ADMINS, DISPATCH, RIDERS, SUPPORT, type Rows } from './rows.ts';
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

/** Each rider's own: another one finds nothing to change. */
export const scheduledRows: Rows = {
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
  'scheduled.cancel': {
    input: async (stage) => ({ id: (await scheduled(stage)).id }),
    who: { ...DISPATCH, ...SUPPORT, rider: 'ok', otherRider: 'SCHEDULED_NOT_FOUND' },
  },
  'scheduled.mine': { who: RIDERS },
  'scheduled.upcoming': { who: ADMINS },
};
