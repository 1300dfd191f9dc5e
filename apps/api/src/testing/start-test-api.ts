import type { AddressInfo } from 'node:net';
import type { DemoAccount } from '@ridewire/contracts';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { buildApp, type App } from '../server/app.ts';
import { readSettings } from '../core/settings.ts';
import { PICKUP_AREAS } from '../places/pickup-area.ts';
import { endSoon } from './end-soon.ts';

export interface TestApi extends App {
  /** http://127.0.0.1:port */
  url: string;
}

/**
 * A whole server on a free port, on a database that is already migrated.
 * @param demoAccounts makes it a demo's
 */
export async function startTestApi(
  connectionString: string,
  env: NodeJS.ProcessEnv = {},
  demoAccounts: DemoAccount[] = [],
): Promise<TestApi> {
  const dataDir = makeTestFolder();
  const settings = readSettings({
    LOG_LEVEL: 'fatal',
    NODE_ENV: 'test',
    DATABASE_URL: connectionString,
    DATA_DIR: dataDir,
    ...env,
  });
  const app = await buildApp(settings, connectionString, {
    demoAccounts,
    mapStyleUrl: null,
    timeZone: settings.TIME_ZONE,
    pickupArea: PICKUP_AREAS[settings.PICKUP_AREA],
    isSandbox: false,
  });
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.fastify.server.address() as AddressInfo;
  return {
    ...app,
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      await endSoon('The server of this test', app.close());
      removeTestFolder(dataDir);
    },
  };
}
