import { digits, figures } from '@ridewire/contracts/texts/bn/digits';
import { sayMoney } from '@ridewire/contracts/texts/bn/money';
import type { BusinessWords } from './business-words.ts';

export const BN: BusinessWords = {
  title: 'কাজের রাইড',
  rider: 'যাত্রী',
  month: 'মাস',
  period: (from, to) => `${from} – ${to}`,
  rides: 'রাইড',
  count: (n) => `${digits(n)}টি`,
  none: 'এই মাসে কোনো কাজের রাইড নেই।',
  noCostCenter: 'কস্ট সেন্টার ছাড়া',
  costCenter: 'কস্ট সেন্টার',
  purpose: 'উদ্দেশ্য',
  date: 'তারিখ',
  time: 'সময়',
  ride: 'রাইড',
  pickup: 'কোথা থেকে',
  destination: 'কোথায়',
  rideType: 'ধরন',
  distance: 'দূরত্ব',
  distanceKm: 'দূরত্ব (কিমি)',
  kilometers: (kilometers) => `${figures(kilometers.toFixed(1))} কিমি`,
  fare: 'ভাড়া',
  promo: 'প্রোমো কোড',
  refunded: 'ফেরত',
  paid: 'দিয়েছেন',
  total: 'মোট',
  totalOf: (costCenter) => `মোট, ${costCenter}`,
  money: sayMoney,
  dayAndTime: (day, time) => `${day}, ${time}`,
};
