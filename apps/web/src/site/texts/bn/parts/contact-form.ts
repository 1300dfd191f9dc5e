import type { MessageTopic } from '@ridewire/contracts';
import { digits } from '@ridewire/contracts/texts/bn/digits';
import type english from '../../en/parts/contact-form.ts';

/** In the order of the list. */
const topics: Record<MessageTopic, string> = {
  general: 'সাধারণ প্রশ্ন',
  ride: 'কোনো রাইড',
  lost_item: 'গাড়িতে কিছু ফেলে এসেছি',
  payment: 'ভাড়া ও পেমেন্ট',
  account: 'আমার অ্যাকাউন্ট',
  driving: 'Ridewire-এ গাড়ি চালানো',
  plans: 'প্ল্যান',
  business: 'বিজনেস',
  press: 'সংবাদমাধ্যম',
  safety: 'নিরাপত্তা',
};

/** A time as 09:00. */
const clock = (time: string): string => time.replace(/\d/g, (digit) => digits(Number(digit)));

/** Words of the form by which people write to us, and of the other ways to reach us. */
export default {
  name: 'নাম',
  email: 'ইমেইল',
  topic: 'বিষয়',
  topics,
  message: 'মেসেজ',
  atMost: (max: string) => `সর্বোচ্চ ${max} অক্ষর`,
  letters: (count: string, max: string) => `${max} অক্ষরের মধ্যে ${count}`,
  send: 'মেসেজ পাঠান',
  sending: 'পাঠানো হচ্ছে...',
  nameMissing: 'নাম দিন',
  emailInvalid: 'সঠিক ইমেইল ঠিকানা দিন',
  messageMissing: 'মেসেজ লিখুন',
  messageLong: (max: string) => `মেসেজ সর্বোচ্চ ${max} অক্ষরের হতে পারে।`,
  unreachable: 'সার্ভারে সংযোগ হচ্ছে না। আপনার মেসেজ এখানেই আছে: আবার চেষ্টা করুন, বা ইমেইল করুন।',
  sent: 'মেসেজ পাঠানো হয়েছে।',
  sentHint: (email: string) => `আমরা প্রতিটি মেসেজ পড়ি। উত্তর পাবেন ${email} ঠিকানায়।`,
  another: 'আরেকটি মেসেজ লিখুন',
  withoutScript: (email: string, phone: string) =>
    `ফর্মটির জন্য JavaScript লাগে, সেটি বন্ধ আছে। ${email} ঠিকানায় লিখুন, বা ${phone} নম্বরে কল করুন।`,

  reachUs: 'যোগাযোগের অন্য উপায়',
  office: 'অফিস',
  officeLines: ['গুলশান অ্যাভিনিউ', 'ঢাকা ১২১২', 'বাংলাদেশ'],
  phone: 'ফোন',
  support: 'সাপোর্ট',
  hours: 'খোলা থাকার সময়',
  days: { workdays: 'রবি থেকে বৃহস্পতিবার', weekend: 'শুক্র ও শনিবার' },
  fromTo: (from: string, to: string) => `${clock(from)} – ${clock(to)}`,
  cityTime: 'ঢাকার সময়',
} satisfies typeof english;
