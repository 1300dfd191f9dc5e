import {
  ChangeWebhookInput,
  DeliveryIdInput,
  ListDeliveriesInput,
  MakeWebhookInput,
  WebhookIdInput,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Limits } from '../core/limits.ts';
import type { EventHub } from '../live/event-hub.ts';
import { deskProcedure, provenAdminProcedure, router } from '../procedures/procedures.ts';
import { changeWebhook } from './change-webhook.ts';
import type { WebhookAddresses } from './is-webhook-address.ts';
import { liveWebhooks } from './live-webhooks.ts';
import { makeWebhook } from './make-webhook.ts';
import { pauseWebhook, resumeWebhook } from './pause-webhook.ts';
import { removeWebhook } from './remove-webhook.ts';
import { rotateSecret } from './rotate-secret.ts';
import { sendAgain } from './send-again.ts';
import { testWebhook } from './test-webhook.ts';
import { listDeliveries } from './webhook-queries.ts';

interface Deps {
  db: Db;
  adminDb: Db;
  hub: EventHub;
  limits: Limits;
  webhookAddresses: WebhookAddresses;
}

/** Addresses that are told what happens to rides. What leads data elsewhere asks for the password again. */
export const createWebhooksRouter = (deps: Deps) =>
  router({
    live: deskProcedure('programs:write').subscription(() => liveWebhooks(deps)),
    make: provenAdminProcedure(deps)
      .meta({ desk: 'programs:write' })
      .input(MakeWebhookInput)
      .mutation(({ ctx, input }) => makeWebhook(deps, ctx.actor, input)),
    change: provenAdminProcedure(deps)
      .meta({ desk: 'programs:write' })
      .input(ChangeWebhookInput)
      .mutation(({ ctx, input }) => changeWebhook(deps, ctx.actor, input)),
    rotateSecret: provenAdminProcedure(deps)
      .meta({ desk: 'programs:write' })
      .input(WebhookIdInput)
      .mutation(({ ctx, input }) => rotateSecret(deps, ctx.actor, input)),
    pause: deskProcedure('programs:write')
      .input(WebhookIdInput)
      .mutation(({ ctx, input }) => pauseWebhook(deps, ctx.actor, input)),
    resume: deskProcedure('programs:write')
      .input(WebhookIdInput)
      .mutation(({ ctx, input }) => resumeWebhook(deps, ctx.actor, input)),
    remove: deskProcedure('programs:write')
      .input(WebhookIdInput)
      .mutation(({ ctx, input }) => removeWebhook(deps, ctx.actor, input)),
    deliveries: deskProcedure('programs:write')
      .input(ListDeliveriesInput)
      .query(({ input }) => listDeliveries(deps.adminDb, input)),
    sendAgain: deskProcedure('programs:write')
      .input(DeliveryIdInput)
      .mutation(({ ctx, input }) => sendAgain(deps, ctx.actor, input)),
    test: deskProcedure('programs:write')
      .input(WebhookIdInput)
      .mutation(({ ctx, input }) => testWebhook(deps, ctx.actor, input)),
  });
