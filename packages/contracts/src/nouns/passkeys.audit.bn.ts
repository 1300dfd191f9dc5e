import type { SameActs } from '../texts/acts.ts';
import { did } from '../texts/bn/did.ts';
import type { acts as english } from './passkeys.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'passkey.added': { name: 'পাসকি যোগ', said: (who) => [who, ` একটি পাসকি যোগ ${did(who)}`] },
  'passkey.removed': { name: 'পাসকি সরানো', said: (who) => [who, ' একটি পাসকি সরিয়েছেন'] },
};
