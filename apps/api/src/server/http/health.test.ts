import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { addHealthRoutes } from './health.ts';

test('a database that hangs is not ready, and is asked once however many want to know', async () => {
  const server = fastify();
  onTestFinished(() => server.close());
  let looks = 0;
  const isReady = () => {
    looks += 1;
    return new Promise<boolean>(() => {});
  };
  addHealthRoutes(server, { isReady });
  const answers = await Promise.all([1, 2, 3].map(() => server.inject('/readyz')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  expect(looks).toBe(1);
  expect((await server.inject('/healthz')).statusCode).toBe(200);
});
