import { digits } from '@ridewire/contracts/texts/bn/digits';
import type { map as english } from './texts.en.ts';

/** The map's own words. */
export const map: typeof english = {
  label: 'ম্যাপ',
  /** The name of the part that the arrow keys move. */
  canvas: 'ম্যাপ। অ্যারো কী দিয়ে সরান, যোগ ও বিয়োগ দিয়ে বড়-ছোট করুন।',
  noWebGl: 'এই ব্রাউজারে ম্যাপ দেখানো যায় না। বাকি সব কাজ করে।',
  notLoaded: 'ম্যাপ লোড করা যায়নি। বাকি সব কাজ করে।',
  tryAgain: 'আবার চেষ্টা করুন',
  recenter: 'আবার মাঝখানে আনুন',
  wholeWay: 'পুরো পথ',
  follow: 'গাড়ির সাথে চলুন',
  zoomIn: 'বড় করুন',
  zoomOut: 'ছোট করুন',
  straightLine: 'সোজা লাইন',
  planned: 'ঠিক করা পথ',
  driven: { approach: 'পিকআপ পর্যন্ত চলা পথ', trip: 'চলা পথ' },
  lastSeen: (age) => `শেষ দেখা গেছে ${age}`,
  wholeCity: 'পুরো শহর',
  /** What is shown on the map of the city, by name. */
  tones: {
    idle: 'খালি',
    requested: 'অপেক্ষায়',
    accepted: 'আসছেন',
    picked_up: 'গাড়িতে',
    in_transit: 'পথে',
    stuck: 'আটকে আছে',
  },
  pickup: 'পিকআপ',
  stop: (number) => `স্টপ ${digits(number)}`,
  destination: 'গন্তব্য',
};
