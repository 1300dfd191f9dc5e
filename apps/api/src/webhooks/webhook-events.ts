import type { RoutesOf } from '../live/events.ts';
import type { Topic } from '../live/topics.ts';

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

declare module '../live/topics.ts' {
  interface TopicsByNoun {
    webhooks: 'webhooks';
  }
}

/** Webhooks and what became of their deliveries, for admins. */
export const WEBHOOKS: Topic = 'webhooks';

export const webhookRoutes: RoutesOf<WebhookChanged> = { 'webhook.changed': () => [WEBHOOKS] };
