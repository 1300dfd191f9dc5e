import type { ClientConfig } from '../../core/client-config.ts';
import { publicProcedure, router } from '../../procedures/procedures.ts';

export const createSystemRouter = (deps: { clientConfig: ClientConfig }) =>
  router({
    config: publicProcedure.query(({ ctx }): ClientConfig =>
      ctx.from.isFromHere ? deps.clientConfig : { ...deps.clientConfig, demoAccounts: [] },
    ),
  });
