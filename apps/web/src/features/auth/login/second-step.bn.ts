import type { secondStep as english } from './second-step.en.ts';

export const secondStep: typeof english = {
  title: 'কোডটি দিন',
  lead: 'অথেনটিকেটর অ্যাপ খুলে Ridewire-এর জন্য দেখানো কোডটি দিন।',
  code: 'অ্যাপের কোড',
  codeShort: 'ছয়টি অঙ্কই দিন।',
  recoveryLead: 'আপনার রাখা একটি রিকভারি কোড দিন। প্রতিটি একবারই কাজ করে।',
  recovery: 'রিকভারি কোড',
  recoveryShort: 'রিকভারি কোডে ১৬টি অক্ষর ও অঙ্ক থাকে।',
  useRecovery: 'রিকভারি কোড ব্যবহার করুন',
  useApp: 'অ্যাপ ব্যবহার করুন',
  lost: 'দুটিই হারিয়েছেন? সাপোর্টকে দুই ধাপে যাচাই বন্ধ করতে বলুন।',
  otherWays: 'অন্য উপায়',
};
