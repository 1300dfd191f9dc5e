import type { Language, PaymentMethod } from '@ridewire/contracts';
import { sayMoney as sayMoneyBn } from '@ridewire/contracts/texts/bn/money';
import { figures } from '@ridewire/contracts/texts/bn/digits';
import { sayMoney } from '@ridewire/contracts/texts/en/money';

/** The words of a receipt on paper and in a mail, as the receipt's page has them. */
interface ReceiptWords {
  title: (id: string) => string;
  date: string;
  paidWith: string;
  methods: Record<PaymentMethod, string>;
  rideType: string;
  driver: string;
  vehicle: string;
  plate: string;
  number: string;
  rider: string;
  pickup: string;
  stop: string;
  destination: string;
  base: string;
  distance: (kilometers: number) => string;
  time: (minutes: number) => string;
  minimum: string;
  busy: (times: number) => string;
  waiting: string;
  total: string;
  refund: string;
  paid: string;
  money: (cents: number) => string;
}

const EN: ReceiptWords = {
  title: (id) => `Receipt #${id}`,
  date: 'Date',
  paidWith: 'Paid with',
  methods: { cash: 'Cash' },
  rideType: 'Type',
  driver: 'Driver',
  vehicle: 'Vehicle',
  plate: 'Plate',
  number: 'Number',
  rider: 'Rider',
  pickup: 'Pickup',
  stop: 'Stop',
  destination: 'Destination',
  base: 'Base fare',
  distance: (kilometers) => `Distance, ${kilometers.toFixed(1)} km`,
  time: (minutes) => `Time, about ${minutes} min`,
  minimum: 'To reach the minimum fare',
  busy: (times) => `Busy area, ${times.toFixed(1)}×`,
  waiting: 'Waiting at the pickup',
  total: 'Total',
  refund: 'Refunded',
  paid: 'You paid',
  money: sayMoney,
};

const BN: ReceiptWords = {
  title: (id) => `রসিদ #${id}`,
  date: 'তারিখ',
  paidWith: 'মাধ্যম',
  methods: { cash: 'নগদ' },
  rideType: 'ধরন',
  driver: 'চালক',
  vehicle: 'গাড়ি',
  plate: 'নম্বরপ্লেট',
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
  total: 'মোট',
  refund: 'ফেরত দেওয়া হয়েছে',
  paid: 'আপনি দিয়েছেন',
  money: sayMoneyBn,
};

export const RECEIPT_WORDS: Record<Language, ReceiptWords> = { en: EN, bn: BN };
