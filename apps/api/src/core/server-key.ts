import { randomBytes } from 'node:crypto';
import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';

const { serverKeys } = schema;

const KEY_BYTES = 32;
const NAME = 'tokens';

/** The key that all processes of this database sign with; the first that starts makes it. */
export async function loadServerKey(db: Db): Promise<Buffer> {
  await db.orm
    .insert(serverKeys)
    .values({ name: NAME, key: randomBytes(KEY_BYTES) })
    .onConflictDoNothing();
  const [made] = await db.orm
    .select({ key: serverKeys.key })
    .from(serverKeys)
    .where(eq(serverKeys.name, NAME));
  return (made as { key: Buffer }).key;
}
