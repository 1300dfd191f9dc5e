import { idOf } from '../seen/cast.ts';
import type { SeenRows } from '../seen/rows.ts';
import { DRIVERS, RIDERS, type Rows } from './rows.ts';

/** Each person's own; and only about a person they had a ride with. Drivers have no favorites. */
export const rows: Rows = {
  'wishes.make': {
    input: async (stage) => {
      await stage.finished();
      return { userId: stage.people.driver.userId, wish: 'favorite' };
    },
    who: { rider: 'ok', otherRider: 'NOT_RODE_TOGETHER' },
  },
  'wishes.list': { who: { ...RIDERS, ...DRIVERS } },
};

export const seen: SeenRows<'wish.changed'> = {
  'wish.changed': [
    {
      when: 'a rider avoids a driver',
      event: { riderId: idOf('rider'), driverId: idOf('driver'), saidBy: 'rider', kind: 'avoided' },
      seen: { rider: { 'wishes.list': 'reread' } },
    },
    {
      when: 'a driver avoids a rider',
      event: { riderId: idOf('rider'), driverId: idOf('driver'), saidBy: 'driver', kind: 'avoided' },
      seen: { driver: { 'wishes.list': 'reread' } },
    },
  ],
};
