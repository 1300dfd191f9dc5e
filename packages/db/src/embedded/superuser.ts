import { join } from 'node:path';

/** The cluster's owner role; only the launcher uses it. */
export const superuser = 'postgres';

/**
 * A random password, made with the cluster, in a file (mode 0600) among the cluster's own. Trusting every local
 * connection instead would make each user of the machine a database superuser, who may run programs; a Unix
 * socket in a closed folder would do, but Windows has none and paths over 107 bytes don't fit. Whoever can read
 * this file can read the database's files too, so it opens nothing new, and it moves wherever they move.
 */
export function superuserPasswordFile(clusterDir: string): string {
  return join(clusterDir, 'ridewire-superuser-password');
}
