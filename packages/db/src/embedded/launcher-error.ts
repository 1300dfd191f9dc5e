/** The embedded database can't start or had to end. `message` is one line for the person who started it. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

const sqliteFull = 13;

/** Whether the error text of Postgres means a full disk: a write failed, or was cut short with a hint. */
export function isDiskFull(words: string): boolean {
  return /No space left on device|Check free disk space/.test(words);
}

/** The cause in one line. System errors lose their code and call; other errors keep their first line. */
export function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = (cause as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC' || (cause as { errcode?: number }).errcode === sqliteFull)
    return 'no space left on the disk';
  if (code === 'EACCES' || code === 'EPERM') return `no permission (${cause.message})`;
  return cause.message.split('\n', 1)[0]?.replace(/\.$/, '') ?? 'unknown reason';
}
