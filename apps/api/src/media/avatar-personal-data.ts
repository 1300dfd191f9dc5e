import { schema } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { iso, ownRows } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';
import { queueAvatarRemoval } from './avatar-job.ts';

const { avatars } = schema;

export const avatarPersonalData: PersonalData = {
  tables: ['avatars'],
  lists: [
    ownRows('pictures', {
      table: 'avatars',
      newest: 'created_at',
      item: `'id', r.id, 'uploadedAt', ${iso('r.created_at')}`,
    }),
  ],
  erase: async (tx, { id }) => {
    const removed = await tx.delete(avatars).where(eq(avatars.userId, id)).returning({ id: avatars.id });
    await queueAvatarRemoval(tx, removed);
    return [];
  },
};
