import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What Postgres says of files that no other start finds otherwise. */
const DAMAGED =
  /pg_control|control file|files are incompatible|checkpoint record|is not a database cluster|data directory .* has (wrong|invalid)|is missing or corrupt/i;

/** Why no further start would help, in a sentence; undefined where one may. */
export function findDamage(clusterDir: string, reason: string): string | undefined {
  if (!existsSync(join(clusterDir, 'PG_VERSION'))) return `Its folder ${clusterDir} is gone.`;
  return DAMAGED.test(reason) ? 'Its data is damaged.' : undefined;
}
