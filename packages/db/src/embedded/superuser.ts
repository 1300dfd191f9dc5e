import { join } from 'node:path';

/** The role that owns the cluster. Only the launcher uses it. */
export const superuser = 'postgres';

/**
 * The file with the superuser's random password, made with the cluster (mode 0600). Trusting every local connection
 * instead would make each user of the machine a database superuser, who may run programs. A Unix socket in a closed
 * folder would work, but Windows has none, and paths over 107 bytes don't fit. Anyone who can read this file can also
 * read the database's files, so it opens nothing new, and it moves with them.
 */
export function superuserPasswordFile(clusterDir: string): string {
  return join(clusterDir, 'ridewire-superuser-password');
}
