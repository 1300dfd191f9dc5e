import { iso, ownRows } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

/** Sessions end with the account, before everything else. */
export const sessionPersonalData: PersonalData = {
  tables: ['sessions'],
  lists: [
    ownRows('sessions', {
      table: 'sessions',
      newest: 'created_at',
      item: `'kind', case when r.secret_hash is null then 'program'
      when exists (select from api_keys k where k.session_id = r.id) then 'key' else 'browser' end, 'userAgent', r.user_agent,
    'ipAddress', r.ip_address, 'signedInAt', ${iso('r.created_at')}, 'lastSeenAt', ${iso('r.last_seen_at')},
    'expiresAt', ${iso('r.expires_at')}`,
    }),
  ],
};
