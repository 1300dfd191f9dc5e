import type { Acts } from '../texts/acts.ts';

export const acts = {
  'webhook.made': { name: 'Webhook added', said: (who) => [who, ' added a webhook'] },
  'webhook.changed': { name: 'Webhook changed', said: (who) => [who, ' changed a webhook'] },
  'webhook.removed': { name: 'Webhook removed', said: (who) => [who, ' removed a webhook'] },
} satisfies Acts;
