import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './webhooks.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'webhook.made': { name: 'ওয়েবহুক যোগ', said: (who) => [who, ' একটি ওয়েবহুক যোগ করেছেন'] },
  'webhook.changed': { name: 'ওয়েবহুক বদল', said: (who) => [who, ' একটি ওয়েবহুক বদলেছেন'] },
  'webhook.removed': { name: 'ওয়েবহুক সরানো', said: (who) => [who, ' একটি ওয়েবহুক সরিয়েছেন'] },
};
