import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Postgres messages about files that no restart repairs. */
const DAMAGED =
  /pg_control|control file|files are incompatible|checkpoint record|is not a database cluster|data directory .* has (wrong|invalid)|is missing or corrupt/i;

/** Why another start would not help, in one sentence; undefined if it might. */
export function findDamage(clusterDir: string, reason: string): string | undefined {
  if (!existsSync(join(clusterDir, 'PG_VERSION'))) return `Its folder ${clusterDir} is gone.`;
  return DAMAGED.test(reason) ? 'Its data is damaged.' : undefined;
}
