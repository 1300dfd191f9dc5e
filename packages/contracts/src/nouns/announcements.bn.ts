import type { SameTexts, SameTold } from '../texts/say-text.ts';
import type * as english from './announcements.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  ANNOUNCEMENT_NOT_FOUND: 'এই ঘোষণাটি পাওয়া যায়নি।',
  NOBODY_HEARS: 'এখন কোনো চালক এটি পাবেন না।',
  HEARER_GONE: 'এই চালকের অ্যাকাউন্টে এখন মেসেজ যাবে না।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  announcementId: 'ঘোষণার আইডি একটি UUID।',
  announcementTo: 'কাদের জন্য, বেছে নিন: area, online, everyone বা driver।',
  announcementKilometers: 'কত দূর পর্যন্ত, বেছে নিন: ১, ২, ৫ বা ১০ কিলোমিটার।',
};

export const notifications: SameTold<typeof english.notifications> = {
  announcement: ({ text }) => ({ title: 'ডেস্ক থেকে ঘোষণা', message: text }),
};

export const notificationKinds: typeof english.notificationKinds = {
  announcement: 'ঘোষণা',
};
