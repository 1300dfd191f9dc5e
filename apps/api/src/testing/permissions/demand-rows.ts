import { ADMINS, DRIVERS, type Rows } from './rows.ts';

/** Drivers see areas, admins counts; riders neither. */
export const demandRows: Rows = {
  'demand.around': {
    who: { ...DRIVERS, unapproved: 'DRIVER_NOT_APPROVED', suspended: 'DRIVER_SUSPENDED' },
  },
  'demand.dismissMove': { input: () => ({ madeAt: Date.now() }), who: DRIVERS },
  'demand.board': { who: ADMINS },
};
