import { idOf } from '../seen/cast.ts';
import type { SeenRows } from '../seen/rows.ts';
import { ADMINS, type Rows } from './rows.ts';

export const rows: Rows = {
  'savedViews.mine': { who: ADMINS },
  'savedViews.save': {
    input: () => ({ id: crypto.randomUUID(), page: 'rides', name: 'Waiting', search: 'status=requested' }),
    who: ADMINS,
  },
  'savedViews.remove': { input: () => ({ id: crypto.randomUUID() }), who: ADMINS },
};

export const seen: SeenRows<'views.changed'> = {
  'views.changed': [
    {
      when: 'of an admin',
      event: { userId: idOf('admin') },
      seen: { admin: { 'savedViews.mine': 'reread' } },
    },
  ],
};
