import type { SameTexts } from '../texts/say-text.ts';
import type * as english from './sharing.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  CONTACT_NOT_FOUND: 'এই পরিচিতকে সরিয়ে ফেলা হয়েছে।',
  CONTACTS_FULL: 'আর পরিচিত যোগ করা যাবে না। আগে একজনকে সরান।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  contactId: 'পরিচিতের আইডি একটি UUID।',
};
