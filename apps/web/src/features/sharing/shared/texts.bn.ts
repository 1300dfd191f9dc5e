import type { shared as english } from './texts.en.ts';

export const shared: typeof english = {
  title: (name) => `${name}-এর রাইড`,
  map: 'রাইডের ম্যাপ',
  looking: 'চালক খোঁজা হচ্ছে।',
  onTheWay: (driver) => `${driver} ওঠার জায়গায় আসছেন।`,
  comesFor: (driver, clock) => `${driver} ওঠার জায়গায় আসবেন ${clock}-এ।`,
  atPickup: (driver) => `${driver} ওঠার জায়গায় পৌঁছেছেন।`,
  onBoard: (name) => `${name} গাড়িতে আছেন।`,
  driver: 'চালক',
  pickupAt: (clock) => `আনুমানিক ${clock}-এ গাড়িতে উঠবেন`,
  arrives: (clock) => `আনুমানিক ${clock}-এ পৌঁছাবেন`,
  drives: (name, car) => (car === '' ? name : `${name} · ${car}`),
  opening: 'রাইডটি আসছে…',
  lost: 'সংযোগ নেই। আবার চেষ্টা করা হচ্ছে…',
  over: 'রাইডটি শেষ হয়েছে',
  completed: (clock) => `${clock}-এ শেষ হয়েছে।`,
  canceled: (clock) => `${clock}-এ বাতিল হয়েছে।`,
  gone: 'এই লিংকে কোনো রাইড নেই',
  goneWhy: 'লিংকটি অসম্পূর্ণ হতে পারে, অথবা যাত্রী আর রাইডটি শেয়ার করছেন না।',
  about: 'Ridewire কী?',
};
