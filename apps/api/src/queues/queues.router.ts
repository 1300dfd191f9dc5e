import {
  LeaveQueueInput,
  ListQueueInput,
  MakeQueueZoneInput,
  PageInput,
  QueueZoneIdInput,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { ClientConfig } from '../core/client-config.ts';
import type { EventHub } from '../live/event-hub.ts';
import { adminProcedure, deskProcedure, driverProcedure, router } from '../procedures/procedures.ts';
import type { Queues } from './follow-queues.ts';
import { liveOwnQueue, liveQueues, liveQueueZones } from './live-queues.ts';
import { endQueueZone, makeQueueZone } from './make-queue-zone.ts';
import { getQueueZone, listLine, listQueueZones } from './queue-queries.ts';
import { takeOut } from './take-out.ts';

interface Deps {
  db: Db;
  adminDb: Db;
  hub: EventHub;
  clientConfig: ClientConfig;
  queues: Queues;
}

/** Where drivers queue. The desk draws the zones and sees the lines; drivers see their own place. */
export const createQueuesRouter = (deps: Deps) =>
  router({
    live: adminProcedure.subscription(() => liveQueues(deps)),
    mine: driverProcedure.subscription(({ ctx }) => liveOwnQueue(deps, ctx.actor.userId)),
    zones: driverProcedure.subscription(() => liveQueueZones(deps)),
    line: adminProcedure.input(ListQueueInput).query(({ input }) => listLine(deps.adminDb, input)),
    takeOut: deskProcedure('rides:write')
      .input(LeaveQueueInput)
      .mutation(({ ctx, input }) => takeOut(deps, ctx.actor, input)),
    list: adminProcedure.input(PageInput).query(({ input }) => listQueueZones(deps.adminDb, input)),
    get: adminProcedure
      .input(QueueZoneIdInput)
      .query(({ input }) => getQueueZone(deps.adminDb.orm, input.zoneId)),
    make: deskProcedure('areas:write')
      .input(MakeQueueZoneInput)
      .mutation(({ ctx, input }) => makeQueueZone(deps, ctx.actor, input)),
    end: deskProcedure('areas:write')
      .input(QueueZoneIdInput)
      .mutation(({ ctx, input }) => endQueueZone(deps, ctx.actor, input)),
  });
