import { expect, test } from 'vitest';
import { isSessionsOwn, readLogLine } from './read-log-line.ts';

test.each([
  ['LOG:  database system is ready to accept connections', { kind: 'ready' }],
  [
    'LOG:  database system was not properly shut down; automatic recovery in progress',
    { kind: 'recovering' },
  ],
  ['LOG:  checkpoint starting: time', { kind: 'other' }],
  ['', { kind: 'other' }],
  ['LOG:  received fast shutdown request', { kind: 'failure', reason: 'received fast shutdown request' }],
  [
    'FATAL:  data directory has wrong ownership',
    { kind: 'failure', reason: 'data directory has wrong ownership' },
  ],
  [
    'PANIC:  could not write to file "pg_wal/xlogtemp.1": No space left on device',
    { kind: 'failure', reason: 'no space left on the disk' },
  ],
  // Before its settings are read, the server prefixes time and process id.
  ['2026-11-21 04:00:00.000 GMT [7] FATAL:  out of memory', { kind: 'failure', reason: 'out of memory' }],
])('reads %j', (line, expected) => {
  expect(readLogLine(line)).toEqual(expected);
});

test("tells a cut session from the server's own end", () => {
  expect(isSessionsOwn('FATAL:  terminating connection due to administrator command')).toBe(true);
  expect(isSessionsOwn('PANIC:  could not locate a valid checkpoint record')).toBe(false);
});
