import { ADMINS, FINANCE, type Rows } from './rows.ts';

export const rows: Rows = {
  'reports.rides': { input: () => ({ period: 'day' }), who: ADMINS },
  'reports.hours': { input: () => ({}), who: ADMINS },
  'reports.demand': { input: () => ({}), who: ADMINS },
  'reports.calendar': { input: () => ({}), who: ADMINS },
  'reports.users': { who: ADMINS },
  'reports.userGrowth': { input: () => ({ period: 'week' }), who: ADMINS },
  'reports.drivers': { who: ADMINS },
  'reports.topDrivers': { who: ADMINS },
  'reports.earnings': { who: ADMINS },
  'reports.overview': { who: ADMINS },
  'reports.preview': { input: () => ({ name: 'rides' }), who: FINANCE },
  'reports.activity': { who: ADMINS },
};
