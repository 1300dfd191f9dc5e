import { isDiskFull } from './launcher-error.ts';

/** What one line of the server's log means to the launcher. */
export type LogLine =
  | { kind: 'ready' }
  | { kind: 'recovering' }
  /** Why the server doesn't start, or why it ends. */
  | { kind: 'failure'; reason: string }
  | { kind: 'other' };

/** Reads a line as postgres writes it with an empty log_line_prefix: "LEVEL:  text". */
export function readLogLine(line: string): LogLine {
  const [, level, text = ''] = /(LOG|FATAL|PANIC|WARNING|HINT|DETAIL|ERROR):\s+(.*)/.exec(line) ?? [];
  if (level === 'LOG' && text.startsWith('database system is ready to accept connections'))
    return { kind: 'ready' };
  if (level === 'LOG' && text.includes('automatic recovery in progress')) return { kind: 'recovering' };
  if (isDiskFull(text)) return { kind: 'failure', reason: 'no space left on the disk' };
  if (level === 'FATAL' || level === 'PANIC') return { kind: 'failure', reason: text };
  if (level === 'LOG' && /^could not bind|was terminated by|shutdown request$/.test(text)) {
    return { kind: 'failure', reason: text };
  }
  return { kind: 'other' };
}

/** A refused or interrupted session writes FATAL too, which says nothing about the server. */
export function isSessionsOwn(line: string): boolean {
  return /FATAL:/.test(line);
}
