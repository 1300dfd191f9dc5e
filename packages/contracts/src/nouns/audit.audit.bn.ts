import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './audit.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'session.refused': { name: 'ব্যর্থ লগ ইন', said: (_who, whom) => [whom, ' হিসেবে লগ ইন ব্যর্থ হয়েছে'] },
  'user.refused': {
    name: 'অনুমতি ছাড়া চেষ্টা',
    said: (_who, whom) => [whom, ' এমন কিছু করতে চেয়েছেন যার অনুমতি তাঁর নেই'],
  },
};
