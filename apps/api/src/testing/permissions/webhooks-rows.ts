import type { SeenRows } from '../seen/rows.ts';
import { makeWebhook } from '../../webhooks/make-webhook.ts';
import { ADMINS, OWNERS, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

const URL = 'https://hooks.example.com/ridewire';
const made = async ({ core, people }: Stage) => {
  await core.db.pool.query('delete from webhooks');
  const { webhookId } = await makeWebhook(core, people.admin, { url: URL, types: [] });
  return { webhookId };
};

export const rows: Rows = {
  'webhooks.live': { who: OWNERS },
  'webhooks.make': {
    input: async (stage) => {
      await made(stage);
      return { url: URL, types: ['ride.completed'] };
    },
    who: OWNERS,
    asksPassword: true,
  },
  'webhooks.change': {
    input: async (stage) => ({ ...(await made(stage)), url: URL, types: [] }),
    who: OWNERS,
    asksPassword: true,
  },
  'webhooks.rotateSecret': { input: made, who: OWNERS, asksPassword: true },
  'webhooks.pause': { input: made, who: OWNERS },
  'webhooks.resume': { input: made, who: OWNERS },
  'webhooks.remove': { input: made, who: OWNERS },
  'webhooks.deliveries': { input: made, who: OWNERS },
  'webhooks.sendAgain': {
    input: async (stage) => {
      const { webhookId } = await made(stage);
      const { rows } = await stage.core.db.pool.query<{ id: string }>(
        `insert into webhook_deliveries (webhook_id, event_id, ride_id, failed_at)
         values ($1, 1, gen_random_uuid(), now()) returning id::text`,
        [webhookId],
      );
      return { deliveryId: rows[0]?.id };
    },
    who: OWNERS,
  },
  // Nothing listens at an address of this kind (RFC 5737).
  'webhooks.test': {
    input: async (stage) => {
      const { webhookId } = await made(stage);
      await stage.core.db.pool.query(`update webhooks set url = 'https://192.0.2.1/' where id = $1`, [
        webhookId,
      ]);
      return { webhookId };
    },
    who: OWNERS,
  },
  'events.list': { input: () => ({}), who: ADMINS },
};

export const seen: SeenRows<'webhook.changed'> = {
  'webhook.changed': [
    { when: 'paused', event: { webhookId: 'a webhook' }, seen: { admin: { 'webhooks.live': 'reread' } } },
  ],
};
