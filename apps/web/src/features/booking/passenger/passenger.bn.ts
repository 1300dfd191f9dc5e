import type { passenger as english } from './passenger.en.ts';

export const passenger: typeof english = {
  forSomeone: 'অন্য কারও জন্য বুক করুন',
  hint: 'চালক তাঁকে খুঁজবেন, আর রাইড শেষ হওয়া পর্যন্ত তাঁকে কল করতে পারবেন।',
  name: 'তাঁর নাম',
  nameMissing: 'তাঁর নাম লিখুন।',
  phone: 'তাঁর ফোন নম্বর',
  phoneMissing: 'একটি ফোন নম্বর লিখুন, যেমন ০১৭১২-৩৪৫৬৭৮।',
  rides: (name, phone) => `${name}-এর জন্য, ${phone}`,
  tell: 'রাইডটি শেয়ার করুন, যাতে তিনি অ্যাকাউন্ট ছাড়াই দেখতে পারেন।',
};
