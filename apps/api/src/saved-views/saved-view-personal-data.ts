import { schema } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { iso, ownRows } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

const { savedViews } = schema;

export const savedViewPersonalData: PersonalData = {
  tables: ['saved_views'],
  lists: [
    ownRows('savedViews', {
      table: 'saved_views',
      newest: 'saved_at',
      item: `'page', r.page, 'name', r.name, 'search', r.search, 'savedAt', ${iso('r.saved_at')}`,
      person: 'admin_id',
    }),
  ],
  erase: async (tx, { id }) => {
    await tx.delete(savedViews).where(eq(savedViews.adminId, id));
    return [];
  },
};
