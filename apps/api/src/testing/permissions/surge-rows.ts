import { ADMINS, DISPATCH, type Rows } from './rows.ts';

export const surgeRows: Rows = {
  'surge.current': { who: ADMINS },
  'surge.set': { input: () => ({ isOn: false, capTenths: 20 }), who: DISPATCH },
};
