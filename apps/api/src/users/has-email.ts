import { schema } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';

const { users } = schema;

/** Matches the account with this address, ignoring case. */
export const hasEmail = (email: string) => eq(sql`lower(${users.email})`, sql`lower(${email})`);
