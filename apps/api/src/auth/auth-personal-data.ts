import { schema } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { iso, ownRows } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';
import { queueForgetAddresses } from './forget-addresses.ts';

const { emailCodes, passkeyChallenges, passkeys, secondFactors } = schema;

export const authPersonalData: PersonalData = {
  tables: ['email_codes', 'second_factors', 'passkeys', 'passkey_challenges'],
  lists: [
    {
      name: 'secondFactor',
      ids: `select user_id as id from second_factors where user_id = $1 and turned_on_at is not null`,
      items: `select f.user_id as id, json_build_object('turnedOnAt', ${iso('f.turned_on_at')}, 'recoveryCodesLeft',
        (select count(*)::int from recovery_codes c where c.user_id = f.user_id)) as item
        from second_factors f where f.user_id = $1 and f.user_id = any ($2)`,
    },
    ownRows('passkeys', {
      table: 'passkeys',
      newest: 'added_at',
      item: `'name', r.name, 'addedAt', ${iso('r.added_at')}, 'lastUsedAt', ${iso('r.last_used_at')}`,
    }),
  ],
  erase: async (tx, { id }) => {
    await tx.delete(secondFactors).where(eq(secondFactors.userId, id));
    await tx.delete(passkeys).where(eq(passkeys.userId, id));
    await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, id));
    await tx.delete(emailCodes).where(eq(emailCodes.userId, id));
    await queueForgetAddresses(tx, id);
    return [];
  },
};
