import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { describeCause, EmbeddedPostgresError } from './launcher-error.ts';

/**
 * Creates the launcher's folder if it is missing.
 * @throws EmbeddedPostgresError if it can't be created, or this user can't use it
 */
export function makeDataFolder(dataDir: string): void {
  try {
    if (!existsSync(dataDir)) {
      mkdirSync(dataDir, { recursive: true });
      // Under root, Postgres' user must be able to pass through. Secret files in it have their own closed mode.
      chmodSync(dataDir, 0o711);
    }
  } catch (cause) {
    throw new EmbeddedPostgresError(`Can't make the data folder ${dataDir}: ${describeCause(cause)}.`, {
      cause,
    });
  }
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `This user (uid ${process.getuid?.()}) can't use the data folder ${dataDir}${describeOwner(dataDir)}. Give it that folder, or set DATA_DIR to another.`,
      { cause },
    );
  }
}

function describeOwner(dir: string): string {
  try {
    return `, which belongs to uid ${statSync(dir).uid}`;
  } catch {
    return '';
  }
}
