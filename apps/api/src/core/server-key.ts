import { randomBytes } from 'node:crypto';
import type { Db } from '@ridewire/db';

const KEY_BYTES = 32;

/** The key that all processes of this database sign with; the first that starts makes it. */
export async function loadServerKey(db: Db): Promise<Buffer> {
  await db.pool.query(
    `insert into server_keys (name, key) values ('tokens', $1) on conflict (name) do nothing`,
    [randomBytes(KEY_BYTES)],
  );
  const result = await db.pool.query<{ key: Buffer }>(`select key from server_keys where name = 'tokens'`);
  return (result.rows[0] as { key: Buffer }).key;
}
