import type { ClientConfig } from '../../core/client-config.ts';
import { publicProcedure, router, userProcedure } from '../../procedures/procedures.ts';
import { liveRideTypes } from '../../ride-types/live-ride-types.ts';

export const createSystemRouter = (
  deps: { clientConfig: ClientConfig } & Parameters<typeof liveRideTypes>[0],
) =>
  router({
    config: publicProcedure.query(({ ctx }): ClientConfig =>
      ctx.from.isFromHere ? deps.clientConfig : { ...deps.clientConfig, demoAccounts: [] },
    ),
    /** The ride types of config, live. */
    rideTypes: userProcedure.subscription(() => liveRideTypes(deps)),
  });
