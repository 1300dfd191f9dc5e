import { LANGUAGES } from '../../languages.ts';
import type { FieldName, formMistakes as english } from '../en/form-mistakes.ts';
import type { SameTexts } from '../say-text.ts';
import { digits } from './digits.ts';

/** What sentences call a field. */
const fields: Record<FieldName, string> = {
  address: 'ঠিকানা',
  answer: 'উত্তর',
  licensePlate: 'নম্বরপ্লেট',
  comment: 'মন্তব্য',
  costCenter: 'কস্ট সেন্টার',
  description: 'বিবরণ',
  message: 'মেসেজ',
  model: 'মডেল',
  name: 'নাম',
  note: 'নোট',
  password: 'পাসওয়ার্ড',
  phone: 'ফোন নম্বর',
  purpose: 'উদ্দেশ্য',
  pictureAddress: 'ছবির ঠিকানা',
  reason: 'কারণ',
  returnReason: 'কারণ',
  search: 'খোঁজার লেখা',
};

/** What is wrong with something in a form, before it is sent. */
export const formMistakes: SameTexts<typeof english> = {
  emailWanted: 'সঠিক ইমেইল ঠিকানা দিন',
  emailInvalid: 'ইমেইল ঠিকানাটি সঠিক নয়',
  emailRequired: 'সঠিক ইমেইল দিন',
  passwordLong: ({ max }) => `পাসওয়ার্ড সর্বোচ্চ ${digits(max)} অক্ষরের হতে পারে`,
  newPasswordShort: ({ min }) => `কমপক্ষে ${digits(min)} অক্ষর`,
  passwordParts: 'পাসওয়ার্ডে বড় হাতের অক্ষর, ছোট হাতের অক্ষর, সংখ্যা ও বিশেষ চিহ্ন থাকতে হবে',
  selfRole: 'একটি রোল বেছে নিন',
  language: `ভাষা ${LANGUAGES.join(' বা ')} হতে হবে।`,
  otpWanted: '৬ অঙ্কের কোডটি দিন।',
  otpDigits: 'কোডটি ৬ অঙ্কের হতে হবে',
  notText: ({ field }) => `${fields[field]} অক্ষরে লিখতে হবে।`,
  missing: ({ field }) => `${fields[field]} দিন।`,
  blank: ({ field }) => `${fields[field]} দিন`,
  tooShort: ({ field, min }) => `${fields[field]} কমপক্ষে ${digits(min)} অক্ষরের হতে হবে`,
  tooLong: ({ field, max }) => `${fields[field]} সর্বোচ্চ ${digits(max)} অক্ষরের হতে পারে।`,
  badCharacters: ({ field }) => `${fields[field]}: কিছু অক্ষর এখানে চলে না।`,
  avatarNoAddress: 'ছবির জায়গায় একটি ঠিকানা দিতে হবে।',
  avatarLong: 'ছবির ঠিকানাটি খুব বড়।',
  avatarNotUploaded: 'আগে ছবিটি আপলোড করুন।',
  color: 'একটি রং বেছে নিন।',
  phoneNumber: 'পুরো ফোন নম্বর লিখুন, যেমন ০১৭১১ ২৩৪৫৬৭।',
  plateCharacters: 'নম্বরপ্লেটে শুধু অক্ষর, সংখ্যা, ফাঁকা জায়গা আর হাইফেন থাকে।',
  vehicleKind: 'কোন ধরনের গাড়ি, বেছে নিন।',
  vehicleClass: 'গাড়ির ক্লাস বেছে নিন।',
  vehicleSeats: ({ max }) => `কতজন যাত্রী বসতে পারেন, লিখুন: ১ থেকে ${digits(max)}।`,
  referralCode: 'রেফারেল কোডে ছয়টি ইংরেজি অক্ষর থাকে, কোনোটিই স্বরবর্ণ নয়। কোডটি দেখে নিন, নয়তো ঘরটি খালি রাখুন।',
};
