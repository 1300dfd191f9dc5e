import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user and group that the Postgres programs run as. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/** "nobody" and "nogroup": they exist in every common container image and own nothing. */
const nobodyId = 65_534;

/**
 * The user to run Postgres as, since Postgres refuses to run as root. Under root it is the owner of an existing cluster
 * (so an ordinary user's folder stays theirs), else nobody. Under other users: undefined.
 */
export function findServerUser(clusterDir: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = existsSync(clusterDir) ? statSync(clusterDir) : undefined;
  if (owner === undefined || owner.uid === 0) return { uid: nobodyId, gid: nobodyId };
  return { uid: owner.uid, gid: owner.gid === 0 ? nobodyId : owner.gid };
}

/** The first folder, from the root down to `dir` itself, that `user` can't enter. */
export function findClosedFolder(dir: string, user: ServerUser): string | undefined {
  let existing = dir;
  while (!existsSync(existing)) existing = dirname(existing);
  const chain: string[] = [];
  for (let at = realpathSync(existing); ; at = dirname(at)) {
    chain.unshift(at);
    if (at === dirname(at)) break;
  }
  return chain.find((folder) => {
    const { uid, gid, mode } = statSync(folder);
    if (uid === user.uid) return (mode & 0o100) === 0;
    if (gid === user.gid) return (mode & 0o010) === 0;
    return (mode & 0o001) === 0;
  });
}
