import type { ratings as english } from './texts.en.ts';

const COUNTS = ['', 'একটি', 'দুটি', 'তিনটি', 'চারটি', 'পাঁচটি'];

export const ratings: typeof english = {
  ask: (name) => `${name}-এর সঙ্গে রাইড কেমন ছিল?`,
  hint: (name) => `কে কী বলেছেন তা ${name} কখনো দেখেন না।`,
  stars: (count) => `${COUNTS[count] ?? ''} তারা`,
  tags: {
    safe_driving: 'নিরাপদ চালনা',
    friendly: 'আন্তরিক',
    clean_car: 'পরিষ্কার গাড়ি',
    knew_the_way: 'পথ চেনেন',
    unsafe_driving: 'অনিরাপদ চালনা',
    rude: 'খারাপ ব্যবহার',
    dirty_car: 'নোংরা গাড়ি',
    wrong_way: 'ভুল পথে গেছেন',
    late: 'দেরিতে এসেছেন',
    polite: 'ভদ্র',
    ready_in_time: 'সময়মতো তৈরি ছিলেন',
    kept_waiting: 'অপেক্ষা করিয়েছেন',
    left_a_mess: 'গাড়ি নোংরা করেছেন',
  },
  tagsOf: 'কী চোখে পড়েছে?',
  comment: 'মন্তব্য',
  commentHint: 'শুধু আমাদের টিম পড়ে।',
  send: 'রেটিং দিন',
  change: 'বদলান',
  changeOnce: 'তিন দিনের মধ্যে একবার বদলাতে পারবেন।',
  cancel: 'ফিরে যান',
  thanks: (count) => `আপনি ${count} দিয়েছেন।`,
  failed: 'আপনার রেটিং সেভ করা যায়নি',
  over: (average, count) => `${count}টি রেটিংয়ে ৫-এর মধ্যে ${average}`,
  newcomer: 'নতুন',
  panel: 'রেটিং',
  by: { rider: 'চালক সম্পর্কে যাত্রী', driver: 'যাত্রী সম্পর্কে চালক' },
};
