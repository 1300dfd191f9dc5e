import type { ExportInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import type { Caller } from '../core/caller.ts';

/** Writes down who takes which data out, before the first byte of it. */
export const noteExport = (
  db: Db,
  actor: Actor,
  { name, ...filters }: ExportInput,
  from: Pick<Caller, 'ipAddress'>,
): Promise<void> => noteFile(db, actor, { file: `${name}.csv`, ...filters }, from);

/** The same of any file. */
export async function noteFile(
  db: Db,
  actor: Actor,
  data: { file: string },
  { ipAddress }: Pick<Caller, 'ipAddress'>,
): Promise<void> {
  await db.pool.query({
    name: 'note_export',
    text: `insert into account_events (user_id, type, actor_id, actor_role, ip_address, data)
      values ($1, 'data.exported', $1, $2, $3, $4)`,
    values: [actor.userId, actor.role, ipAddress, JSON.stringify(data)],
  });
}
