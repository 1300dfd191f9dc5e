import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './messages.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'message.answered': {
    name: 'মেসেজের উত্তর',
    said: (who, whom) => [who, ' ', whom, '-এর একটি মেসেজের উত্তর দিয়েছেন'],
    ownSaid: (who) => [who, ' একটি মেসেজের উত্তর দিয়েছেন'],
  },
};
