import type { Noun } from '../procedures/noun.ts';
import { webhookRoutes } from './webhook-events.ts';
import { webhookPersonalData } from './webhook-personal-data.ts';
import { webhookWork } from './webhook-work.ts';
import { createWebhooksRouter } from './webhooks.router.ts';

export const webhooks = {
  procedures: { router: createWebhooksRouter, area: null },
  routes: webhookRoutes,
  work: webhookWork,
  personalData: webhookPersonalData,
} satisfies Noun;
