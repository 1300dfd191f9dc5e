import type { desk as english } from './desk.en.ts';

export const desk: typeof english = {
  deskRole: 'ডেস্কে দায়িত্ব',
  may: {
    owner: 'সবকিছু, অন্য অ্যাডমিন আর ওয়েবহুকও।',
    dispatcher: 'রাইড, ফোনে বুকিং, SOS অ্যালার্ট আর ব্যস্ত এলাকার ভাড়া।',
    support: 'ব্যবহারকারী, কাগজপত্র, মেসেজ, সমস্যা, টাকা ফেরত, SOS অ্যালার্ট আর ফোনে বুকিং।',
    finance: 'টাকা ফেরত, ভাড়ার হার আর এক্সপোর্ট।',
  },
  change: 'বদলান',
  changeOf: (name) => `${name}-এর দায়িত্ব বদলান`,
  changeTitle: (name) => `ডেস্কে ${name}-এর দায়িত্ব`,
  changeHint: 'তিনি সব জায়গা থেকে লগ আউট হবেন, আর তাঁর API কী শেষ হবে। ডেস্কের সবাই রাইড আর ব্যবহারকারীদের দেখেন।',
  changed: (name) => `${name}-এর দায়িত্ব বদলেছে`,
  changeFailed: 'দায়িত্ব বদলানো যায়নি',
  save: 'সেভ করুন',
  saving: 'সেভ হচ্ছে…',
  invite: 'অ্যাডমিন আমন্ত্রণ',
  inviteHint: 'কীভাবে পাসওয়ার্ড বেছে নিতে হয়, তা জানিয়ে তাঁকে একটি ইমেইল পাঠানো হবে।',
  name: 'নাম',
  email: 'ইমেইল',
  language: 'ইমেইলের ভাষা',
  sendInvitation: 'আমন্ত্রণ জানান',
  inviting: 'আমন্ত্রণ যাচ্ছে…',
  invited: (name) => `${name}-কে আমন্ত্রণ জানানো হয়েছে`,
  inviteFailed: 'আমন্ত্রণ জানানো যায়নি',
};
