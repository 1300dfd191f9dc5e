import type { SameActs } from '../texts/acts.ts';
import { did } from '../texts/bn/did.ts';
import type { acts as english } from './auth.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'session.opened': { name: 'লগ ইন', said: (who) => [who, ' লগ ইন করেছেন'] },
  'session.ended': { name: 'লগ আউট', said: (who) => [who, ` একটি ডিভাইস লগ আউট ${did(who)}`] },
  'session.token_reused': {
    name: 'পুরোনো টোকেন ব্যবহার',
    said: (_who, whom) => [whom, '-এর একটি পুরোনো টোকেন ব্যবহার হয়েছে: এর সেশন শেষ হয়েছে'],
  },
};
