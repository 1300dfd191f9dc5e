import type { SameTexts } from '../texts/say-text.ts';
import type * as english from './check-ins.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  CHECK_IN_NOT_FOUND: 'এই প্রশ্ন আপনাকে করা হয়নি।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  checkInId: 'প্রশ্নের আইডি একটি UUID।',
  checkInAnswer: 'well বা help বেছে নিন।',
};

export const notificationKinds: typeof english.notificationKinds = {
  check_in: 'সবকিছু ঠিক আছে কি না',
};
