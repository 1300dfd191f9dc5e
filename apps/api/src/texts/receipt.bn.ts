import { figures } from '@ridewire/contracts/texts/bn/digits';
import { sayMoney } from '@ridewire/contracts/texts/bn/money';
import type { ReceiptWords } from './receipt-words.ts';

export const BN: ReceiptWords = {
  title: (id) => `রসিদ #${id}`,
  date: 'তারিখ',
  paidWith: 'মাধ্যম',
  methods: { cash: 'নগদ' },
  rideType: 'ধরন',
  driver: 'চালক',
  vehicle: 'গাড়ি',
  plate: 'নম্বরপ্লেট',
  business: 'কাজের রাইড',
  yes: 'হ্যাঁ',
  number: 'নম্বর',
  rider: 'যাত্রী',
  pickup: 'পিকআপ',
  stop: 'স্টপ',
  destination: 'গন্তব্য',
  base: 'বেস ভাড়া',
  distance: (kilometers) => `দূরত্ব, ${figures(kilometers.toFixed(1))} কিমি`,
  time: (minutes) => `সময়, প্রায় ${figures(String(minutes))} মিনিট`,
  minimum: 'সর্বনিম্ন ভাড়া পর্যন্ত',
  busy: (times) => `ব্যস্ত এলাকা, ${figures(times.toFixed(1))}×`,
  waiting: 'ওঠার জায়গায় অপেক্ষা',
  promo: 'প্রোমো কোড',
  total: 'মোট',
  refund: 'ফেরত দেওয়া হয়েছে',
  paid: 'আপনি দিয়েছেন',
  money: sayMoney,
  dayAndTime: (day, time) => `${day}, ${time}`,
};
