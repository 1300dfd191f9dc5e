import { sayBarReason } from '@ridewire/contracts';
import type { LetterTexts } from './letter.ts';
import { writeDay, writeTime } from './write-moment.ts';

const number = new Intl.NumberFormat('bn-BD');

const lasting = ({ code, minutes }: { code: string; minutes: number }) => ({
  preheader: `${code} কোডটি ${number.format(minutes)} মিনিট কাজ করবে।`,
  once: `এটি একবারই কাজ করবে, ${number.format(minutes)} মিনিটের মধ্যে।`,
});

export const BN: LetterTexts = {
  verify_code: (params) => ({
    subject: 'আপনার Ridewire কোড',
    preheader: lasting(params).preheader,
    heading: 'আপনার ইমেইল যাচাই করুন',
    paragraphs: ['ইমেইল যাচাই করতে এই কোডটি লিখুন।', lasting(params).once],
    footnote:
      'আপনি সাইন আপ না করে থাকলে এই ইমেইলটি উপেক্ষা করুন। কোডটি ছাড়া কেউ অ্যাকাউন্টটি ব্যবহার করতে পারবে না, আর এক দিন পরে সেটি মুছে যাবে।',
  }),
  reset_code: (params) => ({
    subject: 'আপনার পাসওয়ার্ড রিসেটের কোড',
    preheader: lasting(params).preheader,
    heading: 'নতুন পাসওয়ার্ড ঠিক করুন',
    paragraphs: ['নতুন পাসওয়ার্ড ঠিক করতে এই কোডটি লিখুন।', lasting(params).once],
    footnote:
      'আপনি এটি না চেয়ে থাকলে এই ইমেইলটি উপেক্ষা করুন: আপনার পাসওয়ার্ড আগের মতোই থাকবে। কোডটি কখনো কাউকে দেবেন না।',
  }),
  password_reset: ({ at, timeZone }) => ({
    subject: 'আপনার পাসওয়ার্ড রিসেট হয়েছে',
    preheader: 'এটি আপনি না করে থাকলে এখনই আবার রিসেট করুন।',
    paragraphs: [
      `${writeDay(at, timeZone, 'bn')} তারিখে ${writeTime(at, timeZone, 'bn')} সময়ে আপনার অ্যাকাউন্টের পাসওয়ার্ড রিসেট করা হয়েছে।`,
      'অ্যাকাউন্টটিতে যাঁরা লগ ইন ছিলেন, সবাইকে লগ আউট করা হয়েছে। নতুন পাসওয়ার্ড দিয়ে লগ ইন করুন।',
    ],
    label: 'লগ ইন করুন',
    footnote:
      'এটি আপনি না করে থাকলে কেউ আপনার ইমেইল পড়তে পারছে। আগে ইমেইলের পাসওয়ার্ড বদলান, তারপর এটি আবার রিসেট করুন।',
  }),
  driver_approved: () => ({
    subject: 'আপনি গাড়ি চালানোর অনুমোদন পেয়েছেন',
    preheader: 'অনলাইন হোন, অনুরোধ আপনার কাছে আসবে।',
    paragraphs: [
      'আপনার চালক অ্যাকাউন্ট অনুমোদিত হয়েছে।',
      'প্রস্তুত হলে অনলাইন হোন। তখন আপনার কাছাকাছি অনুরোধগুলো আপনার স্ক্রিনে আসবে।',
    ],
    label: 'ড্যাশবোর্ড খুলুন',
    footnote: 'আপনি চালক হিসেবে সাইন আপ করেছেন বলে এই ইমেইলটি পেয়েছেন।',
  }),
  driver_suspended: ({ reason }) => ({
    subject: 'আপনার চালক অ্যাকাউন্ট স্থগিত আছে',
    preheader: 'আপাতত আপনি অনলাইন হতে পারবেন না।',
    paragraphs: [
      'আপনার চালক অ্যাকাউন্ট স্থগিত করা হয়েছে।',
      ...(reason === null
        ? ['আপনি লগ ইন করতে পারবেন, কিন্তু অনলাইন হতে বা রাইড নিতে পারবেন না। কারণটি সহায়তা দল জানাতে পারবে।']
        : [
            `কারণ: ${sayBarReason(reason, 'bn')}`,
            'আপনি লগ ইন করতে পারবেন, কিন্তু অনলাইন হতে বা রাইড নিতে পারবেন না। ভুল মনে হলে সহায়তা দলকে লিখুন।',
          ]),
    ],
    label: 'সহায়তা দলকে লিখুন',
    footnote: 'আপনি আমাদের সঙ্গে গাড়ি চালান বলে এই ইমেইলটি পেয়েছেন।',
  }),
  driver_reactivated: () => ({
    subject: 'আপনি আবার গাড়ি চালাতে পারেন',
    preheader: 'আপনার চালক অ্যাকাউন্ট আবার সক্রিয় হয়েছে।',
    paragraphs: [
      'আপনার চালক অ্যাকাউন্ট আবার সক্রিয় হয়েছে।',
      'প্রস্তুত হলে অনলাইন হোন। তখন আপনার কাছাকাছি অনুরোধগুলো আপনার স্ক্রিনে আসবে।',
    ],
    label: 'ড্যাশবোর্ড খুলুন',
    footnote: 'আপনি আমাদের সঙ্গে গাড়ি চালান বলে এই ইমেইলটি পেয়েছেন।',
  }),
  message_answered: ({ answer, writtenAt, timeZone }) => {
    const wrote = `আপনি ${writeDay(writtenAt, timeZone, 'bn')} তারিখে আমাদের লিখেছিলেন।`;
    return {
      subject: 'আমরা আপনার বার্তার উত্তর দিয়েছি',
      preheader: wrote,
      paragraphs: [`${wrote} এটি আমাদের উত্তর।`, ...answer],
      label: 'আবার আমাদের লিখুন',
      footnote: 'কেউ এই ঠিকানা দিয়ে আমাদের লিখেছেন বলে এই ইমেইলটি পেয়েছেন। সেটি আপনি না হলে এটি উপেক্ষা করুন।',
    };
  },
};
