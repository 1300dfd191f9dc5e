import { ADMINS, type Rows } from './rows.ts';

export const savedViewsRows: Rows = {
  'savedViews.mine': { who: ADMINS },
  'savedViews.save': {
    input: () => ({ id: crypto.randomUUID(), page: 'rides', name: 'Waiting', search: 'status=requested' }),
    who: ADMINS,
  },
  'savedViews.remove': { input: () => ({ id: crypto.randomUUID() }), who: ADMINS },
};
