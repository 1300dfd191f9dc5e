import type { spotlight as english } from './texts.en.ts';
import { digits } from '@ridewire/contracts/texts/bn/digits';

/** The search over pages, actions, people and rides, and the list of shortcuts. */
export const spotlight: typeof english = {
  open: 'খুঁজুন…',
  title: 'খুঁজুন',
  results: 'ফলাফল',
  placeholder: { admin: 'পেজ, কাজ, মানুষ, নম্বরপ্লেট, রাইড', others: 'পেজ, কাজ, আপনার রাইড' },
  pages: 'পেজ',
  actions: 'কাজ',
  users: 'ব্যবহারকারী',
  drivers: 'চালক',
  rides: 'রাইড',
  ride: (id, status) => `রাইড ${id} · ${status}`,
  trip: (pickup, destination) => `${pickup} থেকে ${destination}`,
  searching: 'খোঁজা হচ্ছে…',
  nothing: (text) => `“${text}” দিয়ে কিছু পাওয়া যায়নি।`,
  failed: (why) => `খোঁজা যায়নি: ${why}`,
  found: (count) => `${digits(count)}টি ফলাফল`,
  switchToDark: 'গাঢ় থিমে যান',
  switchToLight: 'হালকা থিমে যান',
  desk: {
    stuck: 'লাইভ বোর্ডে আটকে থাকা রাইড',
    refund: 'টাকা ফেরত: একটি সম্পন্ন রাইড বেছে নিন',
    'refund-this': 'এই রাইডের টাকা ফেরত',
    incidents: 'সাড়ার অপেক্ষায় থাকা ঘটনা',
    export: 'রাইড, ব্যবহারকারী, চালক বা আয় এক্সপোর্ট করুন',
  },
  shortcuts: 'কিবোর্ড শর্টকাট',
  keys: {
    search: 'খুঁজুন',
    list: 'তালিকায় খুঁজুন, যেখানে তালিকা আছে',
    sidebar: 'সাইডবার খুলুন বা গুটান',
    changes: 'তালিকার নতুন পরিবর্তন দেখান',
    accept: 'বেছে নেওয়া রিকোয়েস্ট নিন',
    decline: 'বেছে নেওয়া রিকোয়েস্ট বাদ দিন',
    move: 'পরের বা আগের রিকোয়েস্ট বা রাইড',
    shortcuts: 'এই তালিকা',
  },
};
