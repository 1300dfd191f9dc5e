import type { TestProject } from 'vitest/node';
import { startTestPostgres, type TestPostgres } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test server, for createTestDatabase. */
    testPostgresUrl: string;
  }
}

/** Each vitest project loads this file separately in one process, so what they share is kept outside the module. */
const shared = globalThis as typeof globalThis & {
  ridewireTestPostgres?: { users: number; server: Promise<TestPostgres> } | undefined;
};

/** One server for the whole run, for all projects. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const entry = (shared.ridewireTestPostgres ??= { users: 0, server: startTestPostgres({ inMemory: true }) });
  entry.users += 1;
  const server = await entry.server;
  project.provide('testPostgresUrl', server.serverUrl);
  return async () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    shared.ridewireTestPostgres = undefined;
    await server.stop();
  };
}
