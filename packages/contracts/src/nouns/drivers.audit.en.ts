import type { Acts } from '../texts/acts.ts';

export const acts = {
  'driver.approved': { name: 'Driver approved', said: (who, whom) => [who, ' approved ', whom] },
  'driver.suspended': { name: 'Driver suspended', said: (who, whom) => [who, ' suspended ', whom] },
  'driver.reactivated': { name: 'Driver reactivated', said: (who, whom) => [who, ' reactivated ', whom] },
  'driver.vehicle_confirmed': {
    name: 'Vehicle confirmed',
    said: (who, whom) => [who, ' confirmed the vehicle of ', whom],
  },
  'driver.went_online': { name: 'Driver went online', said: (who) => [who, ' went online'] },
  'driver.went_on_break': { name: 'Driver took a break', said: (who) => [who, ' took a break'] },
  'driver.went_offline': { name: 'Driver went offline', said: (who) => [who, ' went offline'] },
} satisfies Acts;
