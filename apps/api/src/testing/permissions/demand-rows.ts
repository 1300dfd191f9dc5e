import { ADMINS, DRIVERS, type Rows } from './rows.ts';

/** Drivers see areas, admins counts; riders neither. */
export const demandRows: Rows = {
  'demand.around': { who: DRIVERS },
  'demand.dismissMove': { input: () => ({ madeAt: Date.now() }), who: DRIVERS },
  'demand.board': { who: ADMINS },
};
