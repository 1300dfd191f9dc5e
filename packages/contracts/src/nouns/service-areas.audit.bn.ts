import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './service-areas.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'service_area.made': { name: 'সার্ভিস এলাকা আঁকা', said: (who) => [who, ' একটি সার্ভিস এলাকা এঁকেছেন'] },
  'service_area.changed': { name: 'সার্ভিস এলাকা বদল', said: (who) => [who, ' একটি সার্ভিস এলাকা বদলেছেন'] },
  'service_area.ended': { name: 'সার্ভিস এলাকা শেষ', said: (who) => [who, ' একটি সার্ভিস এলাকা শেষ করেছেন'] },
};
