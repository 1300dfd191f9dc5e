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
import { adminProcedure, provenAdminProcedure, router } from '../procedures/procedures.ts';
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
    live: adminProcedure.meta({ desk: 'programs:write' }).subscription(() => liveWebhooks(deps)),
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
    pause: adminProcedure
      .meta({ desk: 'programs:write' })
      .input(WebhookIdInput)
      .mutation(({ ctx, input }) => pauseWebhook(deps, ctx.actor, input)),
    resume: adminProcedure
      .meta({ desk: 'programs:write' })
      .input(WebhookIdInput)
      .mutation(({ ctx, input }) => resumeWebhook(deps, ctx.actor, input)),
    remove: adminProcedure
      .meta({ desk: 'programs:write' })
      .input(WebhookIdInput)
      .mutation(({ ctx, input }) => removeWebhook(deps, ctx.actor, input)),
    deliveries: adminProcedure
      .meta({ desk: 'programs:write' })
      .input(ListDeliveriesInput)
      .query(({ input }) => listDeliveries(deps.adminDb, input)),
    sendAgain: adminProcedure
      .meta({ desk: 'programs:write' })
      .input(DeliveryIdInput)
      .mutation(({ ctx, input }) => sendAgain(deps, ctx.actor, input)),
    test: adminProcedure
      .meta({ desk: 'programs:write' })
      .input(WebhookIdInput)
      .mutation(({ ctx, input }) => testWebhook(deps, ctx.actor, input)),
  });
