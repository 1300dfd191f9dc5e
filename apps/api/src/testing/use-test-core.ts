import { afterAll, beforeAll } from 'vitest';
import type { RunningServices } from '../server/start-services.ts';
import { startTestCore } from './start-test-core.ts';

/**
 * The verbs' world for the whole test file. To be called at the file's top level; its values exist from the first
 * beforeAll after it on.
 */
export function useTestCore(database: { readonly connectionString: string }): RunningServices {
  const core = {} as RunningServices;
  let running: RunningServices | undefined;
  beforeAll(async () => {
    running = await startTestCore(database.connectionString);
    Object.assign(core, running);
  });
  afterAll(() => running?.stop());
  return core;
}
