import type { WebhooksSnapshot } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { WEBHOOKS } from './webhook-events.ts';
import { listWebhooks } from './webhook-queries.ts';

const webhooksView: View<null> = (event) => (event.event === 'webhook.changed' ? 'reread' : undefined);

/** The webhooks and how they are doing, the same for every admin. */
export const liveWebhooks = (deps: { adminDb: Db; hub: EventHub }): Live<WebhooksSnapshot, null> =>
  new Live({
    hub: deps.hub,
    topic: WEBHOOKS,
    view: webhooksView,
    read: async () => ({ webhooks: await listWebhooks(deps.adminDb.orm) }),
    isForAll: true,
  });
