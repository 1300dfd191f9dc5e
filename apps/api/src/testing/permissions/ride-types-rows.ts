import type { SeenRows } from '../seen/rows.ts';
import { FIRST_RIDE_TYPES } from '@ridewire/contracts';
import { inEachLanguage } from '../in-each-language.ts';
import { ADMINS, FINANCE, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

let made = 0;
const night = () => {
  const name = `Night ${++made}`;
  return {
    ...{ names: inEachLanguage(name), blurbs: inEachLanguage('after ten') },
    ...{ vehicleKind: 'car', leastClass: 1, seats: 4, icon: 'car' },
  };
};
/** The types of calls before are gone: a city has only so many. */
const newType = async ({ core }: Stage) => {
  await core.db.pool.query(`begin; alter table tariffs disable trigger tariffs_begun;
    delete from tariffs where ride_type like 'night%'; alter table tariffs enable trigger tariffs_begun;
    delete from ride_types where id like 'night%'; commit`);
  return { ...night(), ratesOf: 'standard' };
};
const [standard] = FIRST_RIDE_TYPES;
const order = async ({ core }: Stage) => {
  const { rows } = await core.db.pool.query<{ id: string }>('select id from ride_types order by place, id');
  const seen = rows.map(({ id }) => id);
  return { order: seen.toReversed(), seen };
};

export const rows: Rows = {
  'rideTypes.booked': { input: () => ({ type: 'standard' }), who: ADMINS },
  'rideTypes.add': { input: newType, who: FINANCE, asksPassword: true },
  'rideTypes.change': {
    input: () => ({ ...standard, type: 'standard', seen: standard }),
    who: FINANCE,
    asksPassword: true,
  },
  'rideTypes.offer': {
    input: () => ({ type: 'standard', isOffered: true }),
    who: FINANCE,
    asksPassword: true,
  },
  'rideTypes.order': { input: order, who: FINANCE },
};

export const seen: SeenRows<'ride_types.changed'> = {
  'ride_types.changed': [{ when: 'one more is offered', event: {}, seen: {} }],
};
