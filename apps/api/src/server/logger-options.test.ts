import { DrizzleQueryError } from 'drizzle-orm';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { countLoggedErrors, LOGGER_OPTIONS } from './logger-options.ts';

function logged(tell: (log: FastifyBaseLogger) => void): object {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  tell(Fastify({ logger: { ...LOGGER_OPTIONS, stream } }).log);
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '{}') as object;
}
const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

test('errors are counted, those that pass by themselves are not', () => {
  const before = countLoggedErrors();
  logged((log) => log.error({ error: coded('ECONNREFUSED', 'away') }, 'a call failed'));
  logged((log) => log.warn('careful'));
  expect(countLoggedErrors()).toBe(before);
  logged((log) => log.error({ error: new Error('a bug') }, 'a call failed'));
  logged((log) => log.fatal('gone'));
  expect(countLoggedErrors()).toBe(before + 2);
});

test('what passes by itself is a warning, in one line', () => {
  const away = new DrizzleQueryError('select 1', [], coded('ECONNREFUSED', 'connect ECONNREFUSED'));
  const line = logged((log) => log.error({ error: away, path: 'rides.mine' }, 'a call failed'));
  expect(line).toMatchObject({
    level: 40,
    reason: 'connect ECONNREFUSED',
    path: 'rides.mine',
    msg: 'a call failed',
  });
  expect(line).not.toHaveProperty('error');
});

test('a statement that took too long is an error, with the statement', () => {
  const slow = Object.assign(new DatabaseError('canceling statement', 0, 'error'), { code: '57014' });
  const line = logged((log) =>
    log.error({ error: new DrizzleQueryError('select 1', [], slow) }, 'a call failed'),
  );
  expect(line).toMatchObject({ level: 50, error: { message: 'Failed query: select 1' } });
});

test('what does not is an error, with its place', () => {
  const line = logged((log) => log.error({ error: coded('42703', 'no such column') }, 'a call failed'));
  expect(line).toMatchObject({ level: 50, error: { code: '42703', stack: expect.stringContaining('at ') } });
});

test('other words stay what they are', () => {
  expect(logged((log) => log.error('no room'))).toMatchObject({ level: 50, msg: 'no room' });
  expect(logged((log) => log.info({ port: 1 }, 'listening'))).toMatchObject({
    level: 30,
    port: 1,
    msg: 'listening',
  });
});

test('what people write begins no line of its own', () => {
  const forged = 'x\r\n{"level":50,"msg":"forged"}\u2028\u001b[31m';
  const line = logged((log) => log.warn({ address: forged, reason: forged }, 'careful'));
  expect(line).toMatchObject({ level: 40, msg: 'careful', address: forged, reason: forged });
});
