import { DEMAND, BOARD_DEMAND } from '../../demand/demand-events.ts';
import { idOf } from '../seen/cast.ts';
import type { SeenRows } from '../seen/rows.ts';
import { ADMINS, DRIVERS, type Rows } from './rows.ts';

/** Drivers see areas, admins counts; riders neither. */
export const rows: Rows = {
  'demand.around': {
    who: { ...DRIVERS, unapproved: 'DRIVER_NOT_APPROVED', suspended: 'DRIVER_SUSPENDED' },
  },
  'demand.dismissMove': { input: () => ({ madeAt: Date.now() }), who: DRIVERS },
  'demand.board': { who: ADMINS },
};

const DISTRICT = { lat: 23.79, lng: 90.41, level: 2 };

export const seen: SeenRows<'demand.changed' | 'board.demand' | 'move.suggested'> = {
  'demand.changed': [
    {
      when: 'in a district',
      event: { areas: [[DISTRICT.lat, DISTRICT.lng, DISTRICT.level]] },
      on: [DEMAND],
      seen: {
        driver: { 'demand.around': 'news' },
        asked: { 'demand.around': 'news' },
        declined: { 'demand.around': 'news' },
        replaced: { 'demand.around': 'news' },
        next: { 'demand.around': 'news' },
        otherDriver: { 'demand.around': 'news' },
      },
    },
  ],
  'board.demand': [
    {
      when: 'in a district',
      event: { areas: [{ ...DISTRICT, cell: 'a cell', askedCount: 3, expectedCount: 1, idleCount: 0 }] },
      on: [BOARD_DEMAND],
      seen: { admin: { 'demand.board': 'news' } },
    },
  ],
  'move.suggested': [
    {
      when: 'to a driver',
      event: { driverId: idOf('driver') },
      seen: { driver: { 'demand.around': 'reread' } },
    },
  ],
};
