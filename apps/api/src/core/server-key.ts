import { randomBytes } from 'node:crypto';
import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';

const { serverKeys } = schema;

const KEY_BYTES = 32;

/** A key that all processes of this database share; the first that starts makes it. */
export async function loadKey(db: Db, name: string, make: () => Buffer): Promise<Buffer> {
  await db.orm.insert(serverKeys).values({ name, key: make() }).onConflictDoNothing();
  const [made] = await db.orm
    .select({ key: serverKeys.key })
    .from(serverKeys)
    .where(eq(serverKeys.name, name));
  return (made as { key: Buffer }).key;
}

/** The first key that tokens and quotes were signed with. PINs are computed from it for good. */
export const loadServerKey = (db: Db): Promise<Buffer> => loadKey(db, 'tokens', () => randomBytes(KEY_BYTES));

/** What second factors are sealed with: a key of its own, since those of tokens can be thrown away. */
export const loadFactorKey = (db: Db): Promise<Buffer> =>
  loadKey(db, 'second factors', () => randomBytes(KEY_BYTES));

/** What the subject at NATS is made of: it stays when those of tokens are thrown away. */
export const loadWireKey = (db: Db): Promise<Buffer> => loadKey(db, 'nats', () => randomBytes(KEY_BYTES));
