import { sayBarReason } from '@ridewire/contracts/texts/bn/bar-reasons';
import { EMERGENCY_NUMBER } from '@ridewire/contracts/emergency-number';
import { deskRoles } from '@ridewire/contracts/texts/bn/desk-roles';
import { figures } from '@ridewire/contracts/texts/bn/digits';
import { documentNames } from '@ridewire/contracts/texts/bn/document-names';
import { missedBecause, noRideBecause } from '@ridewire/contracts/texts/bn/missed-because';
import { sayMoney } from '@ridewire/contracts/texts/bn/money';
import { sayParts } from '@ridewire/contracts/texts/bn/scheduled-parts';
import { sayPlace } from '@ridewire/contracts/texts/bn/places';
import type { LetterTexts, LetterWords } from './letter.ts';
import { writeDate, writeDay, writeTime } from './write-moment.ts';

const number = new Intl.NumberFormat('bn-BD');

const lasting = ({ code, minutes }: { code: string; minutes: number }) => ({
  preheader: `${code} কোডটি ${number.format(minutes)} মিনিট কাজ করবে।`,
  once: `এটি একবারই কাজ করবে, ${number.format(minutes)} মিনিটের মধ্যে।`,
});

const momentOf = ({ at, timeZone }: { at: Date; timeZone: string }): string =>
  `${writeDay(at, timeZone, 'bn')} তারিখে ${writeTime(at, timeZone, 'bn')} সময়ে`;

const NOT_YOU = 'এটি আপনি না করে থাকলে এখনই পাসওয়ার্ড রিসেট করুন ও আমাদের লিখুন।';

/** Of a rider’s repeating rides. */
const whileBlocked = 'যত দিন ব্লক থাকবে, রাইড না হওয়া প্রতিটি দিনের জন্য আলাদা ইমেইল পাঠাব না।';

export const BN: LetterTexts = {
  verify_code: (params) => ({
    subject: 'আপনার Ridewire কোড',
    preheader: lasting(params).preheader,
    heading: 'আপনার ইমেইল যাচাই করুন',
    paragraphs: ['ইমেইল যাচাই করতে এই কোডটি লিখুন।', lasting(params).once],
    footnote:
      'আপনি সাইন আপ না করে থাকলে এই ইমেইলটি এড়িয়ে যান। কোড ছাড়া কেউ অ্যাকাউন্টটি ব্যবহার করতে পারবেন না; এক দিন পর আমরা সেটি মুছে ফেলব।',
  }),
  reset_code: (params) => ({
    subject: 'আপনার পাসওয়ার্ড রিসেটের কোড',
    preheader: lasting(params).preheader,
    heading: 'নতুন পাসওয়ার্ড ঠিক করুন',
    paragraphs: ['নতুন পাসওয়ার্ড ঠিক করতে এই কোডটি লিখুন।', lasting(params).once],
    footnote:
      'আপনি এটি না চেয়ে থাকলে এই ইমেইলটি এড়িয়ে যান: আপনার পাসওয়ার্ড আগের মতোই থাকবে। কোডটি কখনো কাউকে দেবেন না।',
  }),
  password_reset: (moment) => ({
    subject: 'আপনার পাসওয়ার্ড রিসেট হয়েছে',
    preheader: 'এটি আপনি না করে থাকলে এখনই আবার রিসেট করুন।',
    paragraphs: [
      `${momentOf(moment)} আপনার অ্যাকাউন্টের পাসওয়ার্ড রিসেট করা হয়েছে।`,
      moment.passkeys > 0
        ? 'সব ডিভাইস লগ আউট করা হয়েছে। নতুন পাসওয়ার্ড দিয়ে লগ ইন করুন। আপনার পাসকিগুলো এখনো কাজ করে: কোনোটি অচেনা হলে সেটিংসে গিয়ে সরিয়ে দিন।'
        : 'সব ডিভাইস লগ আউট করা হয়েছে। নতুন পাসওয়ার্ড দিয়ে লগ ইন করুন।',
    ],
    label: 'লগ ইন করুন',
    footnote:
      'এটি আপনি না করে থাকলে হয়তো কেউ আপনার ইমেইল পড়তে পারছেন। আগে ইমেইলের পাসওয়ার্ড বদলান, তারপর এটি আবার রিসেট করুন।',
  }),
  factor_on: (moment) => ({
    subject: 'দুই ধাপে যাচাই চালু হয়েছে',
    preheader: 'এখন থেকে লগ ইন করতে একটি কোডও লাগবে।',
    paragraphs: [
      `${momentOf(moment)} দুই ধাপে যাচাই চালু করা হয়েছে।`,
      'এখন থেকে লগ ইন করতে আপনার অথেনটিকেটর অ্যাপের একটি কোডও লাগবে। রিকভারি কোডগুলো এমন জায়গায় রাখুন, যেখানে ফোন ছাড়াও পাবেন।',
    ],
    label: 'সেটিংস খুলুন',
    footnote: NOT_YOU,
  }),
  factor_off: (moment) => ({
    subject: 'দুই ধাপে যাচাই বন্ধ হয়েছে',
    preheader: 'লগ ইন করতে এখন শুধু পাসওয়ার্ড লাগবে।',
    paragraphs: [`${momentOf(moment)} দুই ধাপে যাচাই বন্ধ করা হয়েছে।`, 'লগ ইন করতে এখন শুধু পাসওয়ার্ড লাগবে।'],
    label: 'সেটিংস খুলুন',
    footnote: NOT_YOU,
  }),
  factor_removed: (moment) => ({
    subject: 'দুই ধাপে যাচাই বন্ধ করা হয়েছে',
    preheader: 'একজন অ্যাডমিন এটি বন্ধ করেছেন।',
    paragraphs: [
      `${momentOf(moment)} আপনার দুই ধাপে যাচাই বন্ধ করে${moment.passkeys > 0 ? ' ও পাসকিগুলো সরিয়ে' : ''} সব ডিভাইস লগ আউট করা হয়েছে।`,
      'আপনি পাসওয়ার্ড দিয়ে লগ ইন করতে পারবেন, আর সেটিংসে এটি আবার চালু করতে পারবেন।',
    ],
    label: 'সাপোর্টে যোগাযোগ করুন',
    footnote: 'আপনি এটি না চেয়ে থাকলে পাসওয়ার্ড রিসেট করুন ও আমাদের লিখুন: হয়তো কেউ আপনার পরিচয় দিয়েছেন।',
  }),
  factor_recovered: (moment) => ({
    subject: 'একটি রিকভারি কোড ব্যবহার হয়েছে',
    preheader: 'আপনার একটি রিকভারি কোড দিয়ে লগ ইন করা হয়েছে।',
    paragraphs: [
      `${momentOf(moment)} আপনার একটি রিকভারি কোড দিয়ে লগ ইন করা হয়েছে। কোডটি আর কাজ করবে না।`,
      'ফোন হারিয়ে থাকলে সেটিংসে দুই ধাপে যাচাই বন্ধ করে নতুন ফোনে আবার চালু করুন।',
    ],
    label: 'সেটিংস খুলুন',
    footnote: NOT_YOU,
  }),
  factor_renewed: (moment) => ({
    subject: 'আপনার নতুন রিকভারি কোড তৈরি হয়েছে',
    preheader: 'আগেরগুলো আর কাজ করবে না।',
    paragraphs: [`${momentOf(moment)} নতুন রিকভারি কোড তৈরি করা হয়েছে।`, 'আগেরগুলো আর কাজ করবে না।'],
    label: 'সেটিংস খুলুন',
    footnote: NOT_YOU,
  }),
  factor_missed: (moment) => ({
    subject: 'কেউ আপনার পাসওয়ার্ড দিয়েছেন',
    preheader: 'লগ ইন শেষ না করায় তিনি ঢুকতে পারেননি।',
    paragraphs: [
      `কেউ আপনার পাসওয়ার্ড দিয়ে লগ ইন শুরু করেছিলেন, কিন্তু শেষ করেননি, তাই ঢুকতে পারেননি। ${momentOf(moment)} আমরা তা দেখেছি।`,
      'আপনিই হলে কিছু করতে হবে না। না হলে কেউ আপনার পাসওয়ার্ড জানেন: নতুন একটি দিন।',
    ],
    label: 'নতুন পাসওয়ার্ড দিন',
    footnote: 'আপনার অ্যাকাউন্টে লগ ইন করতে শুধু পাসওয়ার্ড যথেষ্ট নয় বলে এই ইমেইল পাচ্ছেন।',
  }),
  passkey_added: (moment) => ({
    subject: 'একটি পাসকি যোগ হয়েছে',
    preheader: 'এটি দিয়ে পাসওয়ার্ড ছাড়াই লগ ইন করা যায়।',
    paragraphs: [
      `${momentOf(moment)} আপনার অ্যাকাউন্টে “${moment.passkey}” পাসকি যোগ করা হয়েছে।`,
      'এটি দিয়ে পাসওয়ার্ড বা কোড ছাড়াই লগ ইন করা যায়।',
    ],
    label: 'সেটিংস খুলুন',
    footnote: 'এটি আপনি না করে থাকলে সেটিংসে পাসকিটি সরান, পাসওয়ার্ড রিসেট করুন ও আমাদের লিখুন।',
  }),
  passkey_removed: (moment) => ({
    subject: 'একটি পাসকি সরানো হয়েছে',
    preheader: 'এটি দিয়ে আর লগ ইন করা যাবে না।',
    paragraphs: [
      `${momentOf(moment)} আপনার অ্যাকাউন্ট থেকে “${moment.passkey}” পাসকি সরানো হয়েছে।`,
      'এটি দিয়ে আর লগ ইন করা যাবে না। যেসব ডিভাইস লগ ইন করা আছে সেগুলো তেমনই থাকবে: সেটিংসে দেখুন।',
    ],
    label: 'সেটিংস খুলুন',
    footnote: NOT_YOU,
  }),
  receipt: ({ paidAt, amountCents, timeZone }) => ({
    subject: 'আপনার Ridewire রসিদ',
    preheader: `আপনার ${writeDay(paidAt, timeZone, 'bn')}-এর রাইড।`,
    paragraphs: [
      `আপনার ${writeDay(paidAt, timeZone, 'bn')}-এর রাইডের রসিদ: ${sayMoney(amountCents)}।`,
      'রসিদটি পিডিএফ হিসেবে সঙ্গে দেওয়া আছে।',
    ],
    label: 'রসিদ খুলুন',
    footnote: 'আপনি এই রসিদ চেয়েছেন বলে এই ইমেইল পাচ্ছেন।',
  }),
  scheduled_moved: ({ destination, pickupAt, movedFrom, timeZone }) => {
    const when = (at: Date) => `${writeDay(at, timeZone, 'bn')}, ${writeTime(at, timeZone, 'bn')}`;
    return {
      subject: 'আপনার আগাম রাইডের সময় বদলেছে',
      preheader: `নতুন সময়: ${when(pickupAt)}।`,
      paragraphs: [
        `সাপোর্ট আপনার ${sayPlace(destination)} যাওয়ার রাইডের সময় বদলেছে।`,
        `আগের সময় ছিল ${when(movedFrom)}। নতুন সময় ${when(pickupAt)}।`,
      ],
      label: 'আপনার রাইডগুলো খুলুন',
      footnote: 'আপনি না চেয়ে থাকলে সেখানে সময় বদলান, বা আমাদের লিখুন।',
    };
  },
  scheduled_changed: ({ pickup, destination, pickupAt, toPayCents, parts, timeZone }) => {
    const when = `${writeDay(pickupAt, timeZone, 'bn')}, ${writeTime(pickupAt, timeZone, 'bn')}`;
    return {
      subject: 'আপনার আগাম রাইড বদলেছে',
      preheader: `সময়: ${when}।`,
      paragraphs: [
        `সাপোর্ট আপনার আগাম রাইডের ${sayParts(parts)} বদলেছে।`,
        `এখন সময় ${when}, ${sayPlace(pickup)} থেকে ${sayPlace(destination)}, ভাড়া ${sayMoney(toPayCents)}।`,
      ],
      label: 'আপনার রাইডগুলো খুলুন',
      footnote: 'আপনি না চেয়ে থাকলে সেখানে রাইডটি বদলান, বা আমাদের লিখুন।',
    };
  },
  scheduled_canceled: ({ destination, pickupAt, timeZone }) => ({
    subject: 'আপনার আগাম রাইড বাতিল হয়েছে',
    preheader: 'কোনো চালক খোঁজা হবে না।',
    paragraphs: [
      `সাপোর্ট আপনার ${sayPlace(destination)} যাওয়ার রাইডটি বাতিল করেছে। সময় ছিল ${writeDay(pickupAt, timeZone, 'bn')}, ${writeTime(pickupAt, timeZone, 'bn')}।`,
    ],
    label: 'আমাদের লিখুন',
    footnote: 'আপনি না চেয়ে থাকলে আমাদের লিখুন।',
  }),
  scheduled_unserved: ({ pickup, destination, pickupAt, timeZone, isForOther }) => ({
    subject: 'আপনার আগাম রাইডের জন্য চালক পাওয়া যায়নি',
    preheader: 'ভাড়া নেওয়া হয়নি। আবার বুক করতে পারেন।',
    paragraphs: [
      `আপনার ${sayPlace(pickup)} থেকে ${sayPlace(destination)} যাওয়ার রাইডের জন্য কোনো চালক খালি ছিলেন না। সময় ছিল ${writeDay(pickupAt, timeZone, 'bn')}, ${writeTime(pickupAt, timeZone, 'bn')}। আপনার কাছ থেকে ভাড়া নেওয়া হয়নি।`,
      `গাড়ি এখনো দরকার হলে আবার বুক করুন।${isForOther ? ' যাত্রীকে জানিয়ে দিন।' : ''}`,
    ],
    label: 'রাইডটি খুলুন',
    footnote: 'আপনার অ্যাকাউন্টে এই রাইডটি আগাম বুক করা হয়েছিল বলে এই ইমেইল পেয়েছেন।',
  }),
  scheduled_missed: ({ pickup, destination, pickupAt, timeZone, why, isForOther, isOfSeries }) => ({
    subject: 'আপনার আগাম রাইড চাওয়া যায়নি',
    preheader: 'ভাড়া নেওয়া হয়নি।',
    paragraphs: [
      `আপনার ${sayPlace(pickup)} থেকে ${sayPlace(destination)} যাওয়ার রাইডটি চাওয়া যায়নি। সময় ছিল ${writeDay(pickupAt, timeZone, 'bn')}, ${writeTime(pickupAt, timeZone, 'bn')}। ${missedBecause[why]} আপনার কাছ থেকে ভাড়া নেওয়া হয়নি।`,
      ...(why === 'blocked' && isOfSeries ? [whileBlocked] : []),
      ...(why === 'blocked' ? [] : ['গাড়ি এখনো দরকার হলে আবার বুক করুন।']),
      ...(isForOther ? ['যাত্রীকে জানিয়ে দিন।'] : []),
    ],
    label: why === 'blocked' ? 'আমাদের লিখুন' : 'রাইড বুক করুন',
    footnote: 'আপনার অ্যাকাউন্টে এই রাইডটি আগাম বুক করা হয়েছিল বলে এই ইমেইল পেয়েছেন।',
  }),
  series_day: ({ day, time, destination, why }) => ({
    subject: 'এক দিন আপনার নিয়মিত রাইডটি নেই',
    preheader: `${writeDate(day, 'bn')}-এর রাইড বুক হয়নি।`,
    paragraphs: [
      `${writeDate(day, 'bn')}, ${figures(time)}-এ ${sayPlace(destination)} যাওয়ার রাইডটি বুক হয়নি। ${noRideBecause[why]}`,
      ...(why === 'blocked' ? [whileBlocked] : []),
    ],
    label: why === 'blocked' ? 'আমাদের লিখুন' : 'আপনার রাইডগুলো খুলুন',
    footnote: 'আপনার অ্যাকাউন্টে এই রাইডটি নিয়মিত বুক করা আছে বলে এই ইমেইল পেয়েছেন।',
  }),
  driver_approved: () => ({
    subject: 'আপনি গাড়ি চালানোর অনুমোদন পেয়েছেন',
    preheader: 'রিকোয়েস্ট পেতে অনলাইন হোন।',
    paragraphs: ['আপনার চালক অ্যাকাউন্ট অনুমোদন পেয়েছে।', 'রিকোয়েস্ট পেতে অনলাইন হোন।'],
    label: 'ড্যাশবোর্ড খুলুন',
    footnote: 'আপনি চালক হিসেবে সাইন আপ করেছেন বলে এই ইমেইলটি পেয়েছেন।',
  }),
  driver_suspended: ({ reason }) => ({
    subject: 'আপনার চালক অ্যাকাউন্ট স্থগিত আছে',
    preheader: 'আপাতত আপনি অনলাইন হতে পারবেন না।',
    paragraphs: [
      'আপনার চালক অ্যাকাউন্ট স্থগিত করা হয়েছে।',
      ...(reason === null
        ? ['আপনি লগ ইন করতে পারবেন, কিন্তু অনলাইন হতে বা রাইড নিতে পারবেন না। কারণ জানতে সাপোর্টকে লিখুন।']
        : [
            `কারণ: ${sayBarReason(reason)}`,
            'আপনি লগ ইন করতে পারবেন, কিন্তু অনলাইন হতে বা রাইড নিতে পারবেন না। ভুল মনে হলে সাপোর্টকে লিখুন।',
          ]),
    ],
    label: 'সাপোর্টকে লিখুন',
    footnote: 'আপনি আমাদের সঙ্গে গাড়ি চালান বলে এই ইমেইলটি পেয়েছেন।',
  }),
  driver_reactivated: () => ({
    subject: 'আপনি আবার গাড়ি চালাতে পারেন',
    preheader: 'আপনার চালক অ্যাকাউন্ট আবার চালু হয়েছে।',
    paragraphs: ['আপনার চালক অ্যাকাউন্ট আবার চালু হয়েছে।', 'কাছের রিকোয়েস্ট পেতে তৈরি হলেই অনলাইন হোন।'],
    label: 'ড্যাশবোর্ড খুলুন',
    footnote: 'আপনি আমাদের সঙ্গে গাড়ি চালান বলে এই ইমেইলটি পেয়েছেন।',
  }),
  ride_shared: ({ name }) => ({
    subject: 'আপনার সঙ্গে একটি রাইড শেয়ার করা হয়েছে',
    preheader: 'রাইড শেষ হওয়া পর্যন্ত দেখুন গাড়িটি কোথায়।',
    heading: `${name ?? 'একজন যাত্রী'} আপনার সঙ্গে রাইড শেয়ার করেছেন`,
    paragraphs: ['রাইড শেষ হওয়া পর্যন্ত আপনি দেখতে পাবেন গাড়িটি কোথায়, কে চালাচ্ছেন এবং গাড়ির নম্বর।'],
    label: 'রাইডটি দেখুন',
    footnote: `${name ?? 'একজন যাত্রী'} আপনাকে বিশ্বস্ত পরিচিত হিসেবে যোগ করেছেন বলে এই ইমেইলটি পেয়েছেন। তাঁকে না চিনলে এটি এড়িয়ে যান।`,
  }),
  ride_alarm: ({ name, at, timeZone }) => ({
    subject: 'একটি রাইডে সাহায্য চাওয়া হয়েছে',
    preheader: 'এখনই যাত্রীর সঙ্গে যোগাযোগের চেষ্টা করুন।',
    heading: `${name ?? 'একজন যাত্রী'} সাহায্য চেয়েছেন`,
    paragraphs: [
      `${name ?? 'একজন যাত্রী'} রাইড চলার সময় ${writeTime(at, timeZone, 'bn')} সময়ে SOS চেপেছেন। আমাদের সাপোর্টকে তখনই জানানো হয়েছে।`,
      `তাঁর সঙ্গে যোগাযোগের চেষ্টা করুন। বিপদ মনে হলে ${EMERGENCY_NUMBER} নম্বরে ফোন করুন।`,
    ],
    label: 'রাইডটি দেখুন',
    footnote: `${name ?? 'একজন যাত্রী'} আপনাকে বিশ্বস্ত পরিচিত হিসেবে যোগ করেছেন বলে এই ইমেইলটি পেয়েছেন।`,
  }),
  document_ends: ({ document, expiresOn, isOver, plate }) => {
    const day = writeDate(expiresOn, 'bn');
    const isParked = plate !== undefined;
    const name = plate ? `${plate}-এর ${documentNames[document]}` : documentNames[document];
    const over: LetterWords['paragraphs'] = isParked
      ? [`আপনার ${name}-এর মেয়াদ ${day} পর্যন্ত ছিল।`, 'নতুনটি পাঠান। আমরা অনুমোদন দিলে গাড়িটি আবার চালাতে পারবেন।']
      : [
          `আপনার ${name}-এর মেয়াদ ${day} পর্যন্ত ছিল, তাই আপনাকে অফলাইন করা হয়েছে।`,
          'নতুনটি পাঠান। আমরা অনুমোদন দিলে আবার অনলাইন হতে পারবেন।',
        ];
    const soon: LetterWords['paragraphs'] = [
      `আপনার ${name}-এর মেয়াদ ${day} পর্যন্ত।`,
      isParked
        ? 'সময়মতো নতুনটি পাঠান। না পাঠালে পরদিন থেকে গাড়িটি চালাতে পারবেন না।'
        : 'সময়মতো নতুনটি পাঠান। না পাঠালে পরদিন আপনাকে অফলাইন করা হবে।',
    ];
    return {
      subject: isOver ? 'আপনার একটি কাগজের মেয়াদ শেষ' : 'আপনার একটি কাগজের মেয়াদ শিগগিরই শেষ হবে',
      preheader: !isOver
        ? `মেয়াদের শেষ দিন ${day}।`
        : isParked
          ? 'নতুনটি অনুমোদন পেলে গাড়িটি আবার চালাতে পারবেন।'
          : 'নতুনটি অনুমোদন পেলে আবার অনলাইন হতে পারবেন।',
      paragraphs: isOver ? over : soon,
      label: isParked ? 'আপনার গাড়িগুলো খুলুন' : 'কাগজপত্র খুলুন',
      footnote: 'আপনি আমাদের সঙ্গে গাড়ি চালান বলে এই ইমেইলটি পেয়েছেন।',
    };
  },
  problem_answered: ({ answer }) => ({
    subject: 'সাপোর্ট আপনাকে উত্তর দিয়েছে',
    preheader: 'আপনার জানানো সমস্যা নিয়ে।',
    paragraphs: ['আপনার জানানো সমস্যার উত্তর এখানে।', ...answer],
    label: 'খুলে উত্তর দিন',
    footnote: 'আপনি একটি রাইডের সমস্যা জানিয়েছেন বলে এই ইমেইল পেয়েছেন। এই ইমেইলের উত্তর দেবেন না।',
  }),
  webhook_paused: ({ host }) => ({
    subject: 'একটি ওয়েবহুক থেমে গেছে',
    preheader: 'এর রিসিভার ঘটনাগুলো নিচ্ছে না।',
    paragraphs: [
      `${host}-এর ওয়েবহুক থেমে গেছে, কারণ তিন দিন ধরে সেখানে কিছু পৌঁছায়নি, বা সেটি আর কিছু চায় না।`,
      'কোনো ঘটনা হারায়নি: আবার চালু করলে অপেক্ষায় থাকা সব পাঠানো হবে।',
    ],
    label: 'ওয়েবহুকগুলো খুলুন',
    footnote: 'আপনি একজন অ্যাডমিন বলে এই ইমেইলটি পেয়েছেন।',
  }),
  desk_invited: ({ deskRole }) => ({
    subject: 'ডেস্কে কাজ করার আমন্ত্রণ',
    preheader: 'লগ ইন করতে একটি পাসওয়ার্ড বেছে নিন।',
    paragraphs: [
      `আপনাকে Ridewire-এর ডেস্কে কাজ করতে আমন্ত্রণ জানানো হয়েছে। আপনার দায়িত্ব: ${deskRoles[deskRole]}।`,
      'একটি পাসওয়ার্ড বেছে নিন। সেজন্য একটি কোড ইমেইলে পাঠাব।',
    ],
    label: 'পাসওয়ার্ড বেছে নিন',
    footnote: 'কোনো অ্যাডমিন এই ঠিকানা দিয়েছেন বলে ইমেইলটি পেয়েছেন। কারণ না জানলে উপেক্ষা করুন।',
  }),
  message_answered: ({ answer, writtenAt, timeZone }) => {
    const wrote = `আপনি ${writeDay(writtenAt, timeZone, 'bn')} তারিখে আমাদের লিখেছিলেন।`;
    return {
      subject: 'আমরা আপনার মেসেজের উত্তর দিয়েছি',
      preheader: wrote,
      paragraphs: [`${wrote} এই আমাদের উত্তর।`, ...answer],
      label: 'আবার আমাদের লিখুন',
      footnote: 'কেউ এই ঠিকানা দিয়ে আমাদের লিখেছেন বলে এই ইমেইলটি পেয়েছেন। সেটি আপনি না হলে এটি এড়িয়ে যান।',
    };
  },
};
