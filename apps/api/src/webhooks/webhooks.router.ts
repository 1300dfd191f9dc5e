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
    live: adminProcedure.subscription(() => liveWebhooks(deps)),
    make: provenAdminProcedure(deps)
      .input(MakeWebhookInput)
      .mutation(({ ctx, input }) => makeWebhook(deps, ctx.actor, input)),
    change: provenAdminProcedure(deps)
      .input(ChangeWebhookInput)
      .mutation(({ ctx, input }) => changeWebhook(deps, ctx.actor, input)),
    rotateSecret: provenAdminProcedure(deps)
      .input(WebhookIdInput)
      .mutation(({ ctx, input }) => rotateSecret(deps, ctx.actor, input)),
    pause: adminProcedure
      .input(WebhookIdInput)
      .mutation(({ ctx, input }) => pauseWebhook(deps, ctx.actor, input)),
    resume: adminProcedure
      .input(WebhookIdInput)
      .mutation(({ ctx, input }) => resumeWebhook(deps, ctx.actor, input)),
    remove: adminProcedure
      .input(WebhookIdInput)
      .mutation(({ ctx, input }) => removeWebhook(deps, ctx.actor, input)),
    deliveries: adminProcedure
      .input(ListDeliveriesInput)
      .query(({ input }) => listDeliveries(deps.adminDb, input)),
    sendAgain: adminProcedure
      .input(DeliveryIdInput)
      .mutation(({ ctx, input }) => sendAgain(deps, ctx.actor, input)),
    test: adminProcedure
      .input(WebhookIdInput)
      .mutation(({ ctx, input }) => testWebhook(deps, ctx.actor, input)),
  });
