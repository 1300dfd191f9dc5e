import { schema } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { iso, ownRows } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

const { trustedContacts } = schema;

export const sharingPersonalData: PersonalData = {
  tables: ['trusted_contacts'],
  lists: [
    ownRows('trustedContacts', {
      table: 'trusted_contacts',
      newest: 'added_at',
      item: `'name', r.name, 'email', r.email, 'addedAt', ${iso('r.added_at')}`,
      person: 'rider_id',
    }),
  ],
  erase: async (tx, { id }) => {
    await tx.delete(trustedContacts).where(eq(trustedContacts.riderId, id));
    return [];
  },
};
