import type { ExportInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { logAccountEvent } from '../audit/log-account-event.ts';
import type { Actor } from '../core/actor.ts';
import type { Caller } from '../core/caller.ts';

/** Records who exports which data, before its first byte. */
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
  await logAccountEvent(db.orm, { userId: actor.userId, type: 'data.exported', actor, ipAddress, data });
}
