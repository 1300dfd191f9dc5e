import type { SeenRows } from '../seen/rows.ts';
import { ADMINS, DISPATCH, type Rows } from './rows.ts';

export const rows: Rows = {
  'surge.current': { who: ADMINS },
  'surge.set': { input: () => ({ isOn: false, capTenths: 20 }), who: DISPATCH },
};

export const seen: SeenRows<'surge.changed'> = {
  'surge.changed': [{ when: 'it is switched on', event: {}, seen: {} }],
};
