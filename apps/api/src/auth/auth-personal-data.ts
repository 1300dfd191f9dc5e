import { schema } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import type { PersonalData } from '../personal-data/personal-data.ts';
import { queueForgetAddresses } from './forget-addresses.ts';

const { emailCodes } = schema;

export const authPersonalData: PersonalData = {
  tables: ['email_codes'],
  erase: async (tx, { id }) => {
    await tx.delete(emailCodes).where(eq(emailCodes.userId, id));
    await queueForgetAddresses(tx, id);
    return [];
  },
};
