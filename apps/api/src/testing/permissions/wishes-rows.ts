import { DRIVERS, RIDERS, type Rows } from './rows.ts';

/** Each person's own; and only about a person they had a ride with. Drivers have no favorites. */
export const wishesRows: Rows = {
  'wishes.make': {
    input: async (stage) => {
      await stage.finished();
      return { userId: stage.people.driver.userId, wish: 'favorite' };
    },
    who: { rider: 'ok', otherRider: 'NOT_RODE_TOGETHER' },
  },
  'wishes.list': { who: { ...RIDERS, ...DRIVERS } },
};
