import { schema } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { iso, ownRows } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

const { contactMessages } = schema;

export const messagePersonalData: PersonalData = {
  tables: ['contact_messages'],
  lists: [
    ownRows('messages', {
      table: 'contact_messages',
      newest: 'created_at',
      item: `'name', r.name, 'email', r.email, 'topic', r.topic, 'text', r.text, 'language', r.language,
    'sentAt', ${iso('r.created_at')}, 'answer', r.answer, 'answeredAt', ${iso('r.answered_at')}`,
    }),
  ],
  erase: async (tx, { id }) => {
    await tx.delete(contactMessages).where(eq(contactMessages.userId, id));
    return [];
  },
};
