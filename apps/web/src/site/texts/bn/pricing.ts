import type { FirstRideType } from '@ridewire/contracts';
import { digits } from '@ridewire/contracts/texts/bn/digits';
import type english from '../en/pricing.ts';

const types: Record<FirstRideType, { name: string; text: string }> = {
  standard: { name: 'ইকোনমি', text: 'অ্যাপে এর নাম “স্ট্যান্ডার্ড”: পরিষ্কার, সাধারণ গাড়ি; চারজন পর্যন্ত।' },
  comfort: { name: 'কমফোর্ট', text: 'তুলনামূলক নতুন গাড়ি, পা রাখার জায়গা বেশি।' },
  premium: { name: 'প্রিমিয়াম', text: 'আরও ভালো গাড়ি, বিশেষ দিনের জন্য।' },
  luxury: { name: 'লাক্সারি', text: 'যে সন্ধ্যায় গাড়িটাও আয়োজনের অংশ।' },
  xl: { name: 'এক্সএল', text: 'ছয়জন পর্যন্ত, বা সঙ্গে মালপত্র বেশি হলে।' },
};

/** What rides cost. The rates themselves come from the tariff that rides are charged by. */
export default {
  title: 'ভাড়া · Ridewire',
  description: 'কোন ধরনের রাইডে কত ভাড়া: বেস ভাড়া, মাইলপ্রতি ও মিনিটপ্রতি রেট, আর একই রেটে আপনার রাইডের আনুমানিক ভাড়া।',
  headline: 'সবার জন্য একই রেট',
  lead: 'আপনার রাইডের ভাড়া আমরা এই রেটেই ধরি। বুক করার আগে যে ভাড়া দেখেন, সেটাই দেন।',
  types,
  ratesHeading: 'রাইডের ধরন',
  table: {
    type: 'রাইডের ধরন',
    base: 'বেস ভাড়া',
    perMile: 'মাইলপ্রতি',
    perMinute: 'মিনিটপ্রতি',
    minimum: 'সর্বনিম্ন',
  },
  ratesWithoutScript: 'শহর এই ভাড়ার হার বদলে থাকতে পারে। আজকের হার দেখতে জাভাস্ক্রিপ্ট চালু করুন।',
  ratesNote: (perKm: string) => `দূরত্ব মাপা হয় মিটারে; ইকোনমিতে কিলোমিটারপ্রতি ${perKm}।`,
  estimateHeading: 'আপনার রাইডের ভাড়া হিসাব করুন',
  estimate: {
    distance: 'দূরত্ব',
    time: 'কত সময় লাগে',
    kilometres: (count: number) => `${digits(count)} কিমি`,
    minutes: (count: number) => `${digits(count)} মিনিট`,
    result: 'আনুমানিক ভাড়া',
    note: 'এটি আনুমানিক। আপনার ভাড়া ঠিক হয় বুক করার সময়।',
  },
  plansHeading: 'প্ল্যান',
  plans: [
    {
      name: 'স্ট্যান্ডার্ড',
      price: '$০',
      per: 'মাসিক ফি নেই',
      points: ['প্রতি রাইডে আলাদা ভাড়া', 'সব ধরনের রাইড', 'প্রতিটি রাইডের রসিদ'],
      link: { to: '/signup', label: 'সাইন আপ করুন' },
    },
    {
      name: 'RidePro',
      price: '$৯.৯৯',
      per: 'প্রতি মাসে',
      points: ['প্রতি রাইডে ১০% ছাড়', 'স্ট্যান্ডার্ডের সবকিছু', 'যাঁরা বেশির ভাগ দিনই রাইড নেন, তাঁদের জন্য'],
      link: { to: '/contact?topic=plans', label: 'RidePro নিতে লিখুন' },
    },
    {
      name: 'বিজনেস',
      price: 'আলোচনা সাপেক্ষে',
      per: 'টিমের জন্য',
      points: ['সবার জন্য একটি বিল', 'অতিথি ও কর্মীদের রাইড', 'কথা বলার জন্য একজন মানুষ'],
      link: { to: '/business', label: 'বিজনেস সম্পর্কে' },
    },
  ],
} satisfies typeof english;
