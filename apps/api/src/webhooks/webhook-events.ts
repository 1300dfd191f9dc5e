import type { RoutesOf } from '../live/events.ts';
import { WEBHOOKS } from '../live/topics.ts';

/** A webhook was made, changed, paused or removed, or deliveries of it ended. Says no more: the desk reads again. */
export interface WebhookChanged {
  event: 'webhook.changed';
  webhookId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    webhooks: WebhookChanged;
  }
}

export const webhookRoutes: RoutesOf<WebhookChanged> = { 'webhook.changed': () => [WEBHOOKS] };
