import { schema } from '@ridewire/db';
import { not, sql } from 'drizzle-orm';

const { apiKeys, sessions } = schema;

/** SQL: whether a session is an API key's. */
export const isKey = sql<boolean>`exists (select from ${apiKeys} k where k.session_id = ${sessions.id})`;
export const isNoKey = not(isKey);
