import type { signUp as english } from './texts.en.ts';

export const signUp: typeof english = {
  title: 'আপনার অ্যাকাউন্ট খুলুন',
  role: 'Ridewire কীভাবে ব্যবহার করবেন?',
  roles: {
    rider: 'রাইড বুক করুন আর লাইভ দেখুন।',
    driver: 'অনুমোদন পেলেই গাড়ি চালান, আয় করুন।',
  },
  name: 'পুরো নাম',
  phone: 'ফোন',
  optional: 'ঐচ্ছিক',
  referralCode: 'রেফারেল কোড',
  referralHint: 'যে চালক আপনাকে আনছেন, তাঁর কোড। তিনি আপনার নামের প্রথম অংশ আর কতগুলো রাইড সম্পন্ন করেছেন তা দেখবেন।',
  minimum: 'অন্তত ৮টি অক্ষর',
  strengths: {
    weak: 'দুর্বল: সহজে অনুমান করা যায়',
    fair: 'মোটামুটি: আরও লম্বা হলে ভালো',
    good: 'ভালো',
    strong: 'শক্তিশালী',
  },
  submit: 'অ্যাকাউন্ট খুলুন',
  submitting: 'অ্যাকাউন্ট খোলা হচ্ছে...',
  success: 'অ্যাকাউন্ট খোলা হয়েছে। আপনার ইমেইল যাচাই করুন',
  failure: 'সাইন আপ করা যায়নি',
  haveAccount: 'আগে থেকেই অ্যাকাউন্ট আছে?',
  signIn: 'লগ ইন করুন',
};
