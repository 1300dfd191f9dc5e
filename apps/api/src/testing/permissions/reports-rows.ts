import { ADMINS, type Rows } from './rows.ts';

export const reportsRows: Rows = {
  'reports.rides': { input: () => ({ period: 'day' }), who: ADMINS },
  'reports.users': { who: ADMINS },
  'reports.drivers': { who: ADMINS },
  'reports.earnings': { who: ADMINS },
  'reports.overview': { who: ADMINS },
  'reports.preview': { input: () => ({ name: 'rides' }), who: ADMINS },
  'reports.activity': { who: ADMINS },
};
