import type english from '../en/download.ts';

export default {
  title: 'হোম স্ক্রিনে রাখুন Ridewire · Ridewire',
  description:
    'Ridewire চলে আপনার ব্রাউজারে: স্টোর লাগে না, ডাউনলোড লাগে না। ফোন বা কম্পিউটারের হোম স্ক্রিনে কীভাবে যোগ করবেন।',
  headline: 'Ridewire চলে আপনার ব্রাউজারেই',
  lead: 'ডাউনলোড করার কিছু নেই। হোম স্ক্রিনে যোগ করুন, তাহলে অ্যাপের মতোই খুলবে, চারপাশে ব্রাউজার ছাড়া।',
  updatedOn: '2026-11-21',
  action: { to: '/login', label: 'Ridewire খুলুন' },
  install: { label: 'ইনস্টল করুন', done: 'Ridewire ইনস্টল হয়েছে।' },
  sections: [
    {
      slug: 'android',
      heading: 'Android, Chrome দিয়ে',
      body: [
        {
          steps: [
            'Chrome-এ এই পৃষ্ঠা খুলুন।',
            'ওপরে ডান দিকের তিনটি বিন্দু চাপুন।',
            '“Add to Home screen” (হোম স্ক্রিনে যোগ করুন) বেছে নিন, তারপর “Install” (ইনস্টল করুন)।',
          ],
        },
      ],
    },
    {
      slug: 'iphone',
      heading: 'iPhone ও iPad, Safari দিয়ে',
      body: [
        {
          steps: [
            'Safari-তে এই পৃষ্ঠা খুলুন।',
            'Share বোতাম চাপুন: একটি চারকোনা ঘর, তাতে ওপরমুখী তির।',
            'নিচে স্ক্রল করে “Add to Home Screen” বেছে নিন, তারপর “Add”।',
          ],
        },
      ],
    },
    {
      slug: 'computer',
      heading: 'কম্পিউটার, Chrome বা Edge দিয়ে',
      body: [
        {
          steps: [
            'এই পৃষ্ঠা খুলুন।',
            'ঠিকানার ঘরের ডান প্রান্তে ইনস্টল বোতাম চাপুন: একটি স্ক্রিন, তাতে একটি তির।',
            '“Install” (ইনস্টল করুন) বেছে নিন।',
          ],
        },
        'Mac-এ Safari ব্যবহার করলে File, তারপর “Add to Dock” বেছে নিন। Firefox-এ একটি বুকমার্কেই একই কাজ হয়।',
      ],
    },
    {
      slug: 'good-to-know',
      heading: 'জেনে রাখা ভালো',
      body: [
        'চলতে সংযোগ লাগে: আপনি সব সময় এই মুহূর্তের অবস্থা দেখেন, কখনো গতকালের কপি নয়। হালনাগাদ হয় নিজে থেকেই। আর রাখতে না চাইলে অন্য যেকোনো অ্যাপের মতোই আইকনটি সরিয়ে ফেলুন।',
      ],
    },
  ],
  related: [
    { to: '/riders', label: 'যাত্রীদের জন্য' },
    { to: '/drivers', label: 'চালকদের জন্য' },
    { to: '/help', label: 'সাহায্য' },
  ],
} satisfies typeof english;
