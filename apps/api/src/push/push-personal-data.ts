import { iso } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

/** Which service tells which device. Its address and keys would let others write there. They end with the sessions. */
export const pushPersonalData: PersonalData = {
  tables: ['push_subscriptions'],
  lists: [
    {
      name: 'pushSubscriptions',
      ids: 'select session_id as id from push_subscriptions where user_id = $1 order by created_at desc',
      items: `select p.session_id as id, json_build_object('service', substring(p.endpoint from '^https?://[^/]+'),
        'since', ${iso('p.created_at')}) as item from push_subscriptions p where p.user_id = $1 and p.session_id = any ($2)`,
    },
  ],
};
