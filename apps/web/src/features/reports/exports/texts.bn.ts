import type { exports as english } from './texts.en.ts';
import { sayZone } from '../../../kit/texts/bn/zones.ts';

const rows = (count: string) => `${count}টি সারি`;

/** Tables written out as files. */
export const exports: typeof english = {
  title: 'রিপোর্ট',
  table: 'টেবিল',
  tables: {
    rides: 'রাইড',
    users: 'ব্যবহারকারী',
    drivers: 'চালক',
    earnings: 'আয়',
    bonuses: 'বোনাস',
  },
  about: {
    rides: 'রিকোয়েস্টের দিন অনুযায়ী প্রতিটি রাইড, সঙ্গে মানুষ, জায়গা, সময় ও টাকার হিসাব। টাকা লেখা না থাকলে ভাড়া নেওয়া হয়নি।',
    users: 'অ্যাকাউন্ট খোলার দিন অনুযায়ী প্রতিটি অ্যাকাউন্ট।',
    drivers: 'যোগ দেওয়ার দিন অনুযায়ী প্রত্যেক চালক, সঙ্গে তাঁর সব রাইড ও আয়।',
    earnings: 'সম্পন্ন হওয়ার দিন অনুযায়ী প্রতিটি সম্পন্ন রাইড: ভাড়া, ফেরত, কমিশন ও চালকের পাওনা।',
    bonuses: 'পাওয়ার দিন অনুযায়ী চ্যালেঞ্জ ও রেফারেলের প্রতিটি বোনাস: রাইডের আয়ের বাইরে।',
  },
  range: 'দিন',
  allTime: 'সব দিন',
  type: 'রাইডের ধরন',
  allTypes: 'সব ধরন',
  preview: 'প্রিভিউ',
  previewRows: 'প্রিভিউর সারি',
  rows,
  moreRows: (count) => `${count}টির বেশি সারি`,
  firstRows: (count) => `প্রথম ${count}টি, নতুনগুলো আগে`,
  zone: (zone) => `দিন ও সময় ${sayZone(zone)} অনুযায়ী। ফাইলে কলামের নাম ইংরেজিতে থাকে, সঙ্গে UTC থেকে ব্যবধান।`,
  phones: (prefix) => `ফোন নম্বরের আগে ${prefix} থাকে, যেন স্প্রেডশিট প্লাস চিহ্ন ও শূন্য বাদ না দেয়।`,
  empty: 'কোনো সারি পাওয়া যায়নি।',
  previewFailed: (why) => `প্রিভিউ লোড করা যায়নি: ${why}`,
  exportCsv: 'CSV এক্সপোর্ট করুন',
  exporting: (count) => `এক্সপোর্ট হচ্ছে… ${rows(count)}`,
  starting: 'এক্সপোর্ট হচ্ছে…',
  cancel: 'এক্সপোর্ট বাতিল করুন',
  canceled: 'এক্সপোর্ট বাতিল হয়েছে। কিছুই সেভ করা হয়নি।',
  done: (count, _isOne, name) => `${name} ফাইলে ${rows(count)} এক্সপোর্ট হয়েছে`,
  failed: 'এক্সপোর্ট করা যায়নি।',
  brokeOff: 'ফাইলটি শেষ হওয়ার আগেই থেমে গেছে, তাই কিছুই সেভ করা হয়নি।',
};
