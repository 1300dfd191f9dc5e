import type {
  chatNews as chat,
  driverNews as driver,
  pushNews as push,
  riderNews as rider,
} from '../en/news.ts';
import { digits } from './digits.ts';
import { moments } from './moments.ts';

/** The payee within a sentence: the driver's name, or “the driver” before one is known. */
const payee = (name: string | null) => (name === null ? 'চালককে' : `${name}-কে`);

export const riderNews: typeof rider = {
  saidAccepted: (name, minutes, plate) =>
    [`${name} রাইড নিয়েছেন।`, minutes && `${digits(minutes)} মিনিট।`, plate && `নম্বরপ্লেট ${plate}।`]
      .filter(Boolean)
      .join(' '),
  moments,
  onBoard: 'আপনি গাড়িতে উঠেছেন',
  payNow: (name, fare) => `${payee(name)} নগদ ${fare} দিন`,
  saidCompleted: (payment) => (payment ? `আপনি পৌঁছে গেছেন। ${payment}।` : 'আপনি পৌঁছে গেছেন।'),
  noDriver: 'এখন কোনো চালক খালি নেই',
  canceledByDriver: (name) => `${name} বাতিল করেছেন`,
  missed: (name) => `${name} ওঠার জায়গায় অপেক্ষা করে চলে গেছেন`,
  freeMinutes: (minutes) => `প্রথম ${digits(minutes)} মিনিট অপেক্ষার খরচ নেই।`,
  canceledBySupport: 'সাপোর্ট বাতিল করেছে',
  changedBySupport: 'সাপোর্ট আপনার রাইড বদলেছে',
  saidSearching: 'চালক খোঁজা হচ্ছে',
};

export const driverNews: typeof driver = {
  alertTitle: (count) => `(${digits(count)}) নতুন রিকোয়েস্ট · Ridewire`,
  alertOne: (fare, minutes, to) =>
    minutes === null
      ? `নতুন রিকোয়েস্ট। ${fare}, গন্তব্য ${to}।`
      : `নতুন রিকোয়েস্ট। ${fare}, ${digits(minutes)} মিনিট দূরে, গন্তব্য ${to}।`,
  pushedOffer: (minutes, to) =>
    minutes === null ? `গন্তব্য ${to}।` : `${digits(minutes)} মিনিট দূরে, গন্তব্য ${to}।`,
  acceptedForYou: 'আপনার হয়ে নেওয়া হয়েছে',
  pushedAccepted: (from) => `পিকআপ ${from}।`,
  acceptedForYouAlert: (fare, from) => `আপনার হয়ে নেওয়া হয়েছে। ${fare}, পিকআপ ${from}।`,
  canceledBy: {
    rider: (name) => `${name} বাতিল করেছেন`,
    driver: () => 'আপনি এই রাইড বাতিল করেছেন',
    admin: () => 'সাপোর্ট এই রাইডের অবস্থা “বাতিল” করেছে।',
    system: () => 'এই রাইড বাতিল হয়েছে',
  },
  left: 'এই রাইড আর আপনার নেই।',
  leftHint: 'এটি অন্য চালক পেয়েছেন, বা আবার চালকের অপেক্ষায় আছে।',
  rerouted: (name) => (name === null ? 'সাপোর্ট রুট বদলেছে' : `${name} রুট বদলেছেন`),
  reroutedTo: (to, stops) =>
    stops === 0 ? `এখন গন্তব্য ${to}।` : `এখন গন্তব্য ${to}, পথে ${digits(stops)}টি স্টপ।`,
  replaced: 'এই রাইড এখন অন্য চালক নেবেন।',
  replacedHint: 'আপনি পিকআপের কাছে আসছিলেন না, তাই আমরা আর অপেক্ষা করিনি।',
};

export const pushNews: typeof push = {
  reserved: (name, minutes) => `${name} কাছেই একটি রাইড শেষ করছেন, আসবেন ${digits(minutes)} মিনিটে।`,
  withoutPin: 'আপনার পিন ছাড়াই রাইড শুরু হয়েছে। ভুল গাড়ি? SOS চাপুন।',
};

export const chatNews: typeof chat = 'নতুন মেসেজ';
