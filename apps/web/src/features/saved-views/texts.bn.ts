import type { savedViews as english } from './texts.en.ts';

export const savedViews: typeof english = {
  views: 'ভিউ',
  hint: 'যেসব ফিল্টার বারবার লাগে, সেভ করে এখান থেকে খুলুন।',
  save: 'এই ফিল্টারগুলো সেভ করুন…',
  noFilters: 'আগে ফিল্টার বেছে নিন, তারপর এখানে সেভ করুন।',
  title: 'এই ফিল্টারগুলো সেভ করুন',
  name: 'নাম',
  nameMissing: 'একটি নাম লিখুন।',
  nameHint: 'যেমন “আজকের এক্সএল রাইড”। একই নামে আগে সেভ করা ফিল্টার থাকলে তার জায়গায় এগুলো বসবে।',
  confirm: 'সেভ করুন',
  saving: 'সেভ হচ্ছে…',
  saved: (name) => `“${name}” নামে সেভ হয়েছে`,
  saveFailed: 'ফিল্টারগুলো সেভ করা যায়নি',
  remove: (name) => `“${name}” মুছুন`,
  removed: (name) => `“${name}” মোছা হয়েছে`,
  removeFailed: (name) => `“${name}” মোছা যায়নি`,
  loadFailed: (why) => `আপনার ভিউ লোড করা যায়নি: ${why}`,
};
