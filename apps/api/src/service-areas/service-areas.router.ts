import { MakeServiceAreaInput, PageInput, ServiceAreaIdInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { ClientConfig } from '../core/client-config.ts';
import type { EventHub } from '../live/event-hub.ts';
import { adminProcedure, deskProcedure, router, userProcedure } from '../procedures/procedures.ts';
import { endServiceArea } from './end-service-area.ts';
import type { ServiceAreas } from './follow-service-areas.ts';
import { liveServiceAreas } from './live-service-areas.ts';
import { makeServiceArea } from './make-service-area.ts';
import { getServiceArea, listServiceAreas } from './service-area-queries.ts';

interface Deps {
  db: Db;
  adminDb: Db;
  hub: EventHub;
  clientConfig: ClientConfig;
  serviceAreas: ServiceAreas;
}

/** Where riders are picked up. The desk draws areas on the map and ends them. */
export const createServiceAreasRouter = (deps: Deps) =>
  router({
    /** Those that stand, live. */
    live: userProcedure.subscription(({ ctx }) => liveServiceAreas(deps, ctx.actor)),
    list: adminProcedure.input(PageInput).query(({ input }) => listServiceAreas(deps.adminDb, input)),
    get: adminProcedure
      .input(ServiceAreaIdInput)
      .query(({ input }) => getServiceArea(deps.adminDb.orm, input.areaId)),
    make: deskProcedure('areas:write')
      .input(MakeServiceAreaInput)
      .mutation(({ ctx, input }) => makeServiceArea(deps, ctx.actor, input)),
    end: deskProcedure('areas:write')
      .input(ServiceAreaIdInput)
      .mutation(({ ctx, input }) => endServiceArea(deps, ctx.actor, input)),
  });
