import { digits } from '@ridewire/contracts/texts/bn/digits';
import type { route as english } from './route.en.ts';

export const route: typeof english = {
  add: 'স্টপ যোগ করুন',
  full: (max) => `একটি রাইডে সর্বোচ্চ ${digits(max)}টি স্টপ থাকে।`,
  which: 'কোথায় থামতে চান?',
  place: 'স্টপ',
  remove: (place) => `${place}-এর স্টপ বাদ দিন`,
  change: 'রুট বদলান',
  title: 'আপনার রুট বদলান',
  hint: (name) => `${name}-কে সঙ্গে সঙ্গে জানানো হবে।`,
  hintNobody: 'চালক রাইড নেওয়ার সময় দেখতে পাবেন।',
  reached: (clock) => `${clock}-এ পৌঁছেছেন`,
  changeDestination: 'গন্তব্য বদলান',
  whereTo: 'এখন কোথায় যাবেন?',
  destination: 'গন্তব্য',
  back: 'ফিরে যান',
  was: (fare) => `আগে ${fare}`,
  newFare: 'নতুন ভাড়া',
  trip: (distance, duration) => `মোট ${distance} · প্রায় ${duration}`,
  newPrice: 'ভাড়া বদলেছে। আবার দেখুন।',
  quoteFailed: 'এই রুটের ভাড়া পাওয়া যাচ্ছে না।',
  confirm: 'রুট বদলান',
  changing: 'বদলানো হচ্ছে...',
  changed: 'রুট বদলানো হয়েছে',
  failed: 'রুট বদলানো যায়নি। আবার চেষ্টা করুন।',
};
