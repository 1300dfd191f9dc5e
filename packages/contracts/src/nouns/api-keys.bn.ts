import type { SameTexts } from '../texts/say-text.ts';
import type * as english from './api-keys.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  KEY_NOT_FOUND: 'এই কী-টি পাওয়া যায়নি।',
  KEYS_FULL: 'আর API কী বানানো যাবে না। আগে একটি বাতিল করুন।',
  SCOPE_MISSING: 'এই API কী দিয়ে এটি করার অনুমতি নেই।',
  KEY_OVER: 'এই API কী নেই, বাতিল করা হয়েছে বা মেয়াদ শেষ।',
  KEY_LACKS_SCOPE: ({ scope }) => `এই API কী-র ${scope} অনুমতি নেই।`,
  NOT_WITH_KEY: 'API কী দিয়ে এটি করা যায় না।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  keyId: 'কী-র আইডি একটি UUID।',
  keyScopes: 'কী-টি কী কী করতে পারবে, নির্দেশিকার অনুমতিগুলো থেকে বেছে নিন।',
  keyDays: 'কত দিন পর কী-টি শেষ হবে, বেছে নিন: ৭, ৩০, ৯০ বা ৩৬৫।',
};
