import type { breaks as english } from './breaks.en.ts';

export const breaks: typeof english = {
  minutes: (minutes) => `${minutes} মিনিট`,
  untilBack: 'ফিরে না আসা পর্যন্ত',
  losesPlace: (zone) => `${zone}-এর লাইনে আপনার জায়গা থাকবে না।`,
  left: (time) => `আর ${time} বাকি`,
  since: (clock) => `${clock} থেকে বিরতিতে`,
  over: 'আপনার বিরতি শেষ। রিকোয়েস্ট নিতে তৈরি?',
  hint: 'বিরতি শেষ না করা পর্যন্ত রিকোয়েস্ট পাবেন না। এক ঘণ্টা হলে অফলাইন হয়ে যাবেন।',
  rideGoesOn: 'এই রাইডের পর নতুন রিকোয়েস্ট পাবেন না।',
  begun: 'আপনি বিরতিতে আছেন',
  failed: 'বিরতি নেওয়া যায়নি',
};
