/** The embedded database can't start or had to end. `message` is one line for the person who started it. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** The reason in one line: system errors lose their code and call, the rest keep their first line. */
export function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = (cause as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC') return 'no space left on the disk';
  if (code === 'EACCES' || code === 'EPERM') return `no permission (${cause.message})`;
  return cause.message.split('\n', 1)[0]?.replace(/\.$/, '') ?? 'unknown reason';
}
