import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './vehicles.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'vehicle.added': { name: 'গাড়ি যোগ', said: (who) => [who, ' একটি গাড়ি যোগ করেছেন'] },
  'vehicle.changed': { name: 'গাড়ির তথ্য বদল', said: (who) => [who, ' একটি গাড়ির তথ্য বদলেছেন'] },
  'vehicle.removed': { name: 'গাড়ি সরানো', said: (who) => [who, ' একটি গাড়ি সরিয়েছেন'] },
  'vehicle.driven': { name: 'অন্য গাড়ি চালানো', said: (who) => [who, ' এখন অন্য গাড়ি চালাচ্ছেন'] },
};
