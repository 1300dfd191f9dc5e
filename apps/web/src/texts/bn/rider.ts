import type { Texts } from '../english.ts';
import { digits } from './digits.ts';

const drivers = (count: number) => `${digits(count)} জন চালক`;

/** Who is paid while nobody is known yet, within a sentence. */
const payee = (name: string | null) => (name === null ? 'চালককে' : `${name}-কে`);

export const rider: Texts['rider'] = {
  pageTitle: 'রাইড বুক করুন',
  panel: 'আপনার রাইড',
  yourDriver: 'আপনার চালক',

  whereTo: 'কোথায় যাবেন?',
  carsNearby: (count) => (count === 0 ? 'এখন কাছে কোনো গাড়ি নেই।' : `কাছে ${digits(count)}টি গাড়ি আছে`),
  pickup: 'পিকআপ',
  destination: 'গন্তব্য',
  swap: 'পিকআপ ও গন্তব্য অদলবদল করুন',
  useMyLocation: 'আমার অবস্থান ব্যবহার করুন',
  chooseOnMap: 'মানচিত্রে বেছে নিন',
  recent: 'সাম্প্রতিক',
  wellKnown: 'পরিচিত জায়গা',
  noPlace: (text) => `“${text}” নামে কোনো জায়গা নেই। মানচিত্রে বেছে নিন।`,
  searchFailed: 'এখন জায়গা খোঁজা যাচ্ছে না। মানচিত্রে বেছে নিন।',
  locating: 'আপনি কোথায় আছেন, খোঁজা হচ্ছে…',
  locationRefused: 'তার বদলে আপনার পিকআপ লিখুন।',
  near: (place) => `${place}-এর কাছে`,
  pin: (coordinates) => `পিন ${coordinates}`,

  pickTitle: { pickup: 'পিকআপ ঠিক করুন', destination: 'গন্তব্য ঠিক করুন' },
  pickHint: 'পিনের নিচে মানচিত্র টেনে সরান।',
  pickHintKeys: 'পিনের নিচে মানচিত্র টেনে সরান, অথবা তীর কী ব্যবহার করুন; Enter চাপলে জায়গাটি নেওয়া হয়।',
  pickTake: 'এখানে ঠিক করুন',
  back: 'ফিরে যান',

  rideType: 'রাইডের ধরন',
  upTo: (seats) => `${digits(seats)} জন পর্যন্ত`,
  carKinds: {
    standard: 'সাধারণ গাড়ি',
    comfort: 'নতুন গাড়ি, পা রাখার জায়গা বেশি',
    premium: 'আরও ভালো গাড়ি',
    luxury: 'সেরা গাড়ি',
    xl: 'ভ্যান ও বড় গাড়ি',
  },
  aboutDollars: (from, to) => `প্রায় $${digits(from)}–${digits(to)}`,
  trip: (distance, duration) => `${distance} · প্রায় ${duration}`,
  breakdown: 'ভাড়ার হিসাব',
  payCash: 'শেষে চালককে নগদে ভাড়া দেবেন।',
  payAtEnd: (name, fare) => `শেষে ${payee(name)} নগদ ${fare} দেবেন`,
  payNow: (name, fare) => `${payee(name)} নগদ ${fare} দিন`,
  tryAgain: 'আবার চেষ্টা করুন',
  quoteFailed: 'এখন ভাড়া জানা যাচ্ছে না।',

  findDriver: 'চালক খুঁজুন',
  requesting: 'অনুরোধ পাঠানো হচ্ছে...',
  newPrice: 'নতুন ভাড়া',
  confirm: '· নিশ্চিত করুন',
  missing: 'তথ্য বাকি আছে',
  missingPickup: 'কোথা থেকে উঠবেন, বেছে নিন।',
  missingDestination: 'কোথায় যাবেন, বেছে নিন।',
  requestUnsure: 'উত্তর আসার আগেই সংযোগ কেটে গেছে। আবার চাপুন: যে চাপই পৌঁছে থাকুক, রাইড একটাই থাকে।',
  unreachable: 'সার্ভারের নাগাল পাওয়া যাচ্ছে না। আবার চেষ্টা করুন।',

  searching: 'আপনার জন্য চালক খোঁজা হচ্ছে…',
  reassigned: 'অন্য চালক খোঁজা হচ্ছে…',
  releasedBy: (name) => `${name} বাতিল করেছেন। অন্য চালক খোঁজা হচ্ছে…`,
  looking: 'কাছের চালক খোঁজা হচ্ছে',
  asked: (count) => `কাছের ${drivers(count)}কে জানানো হয়েছে`,
  widening: (count) => `আরও দূরে খোঁজা হচ্ছে · ${drivers(count)}`,
  stillLooking: 'এখনো খোঁজা হচ্ছে। অন্য সময়ের চেয়ে বেশি সময় লাগছে।',
  otherTypes: 'অন্য ধরন ও ভাড়া',
  changeTo: (type, fare) => `${type}-এ বদলান, ${fare}`,
  changingType: 'বদলানো হচ্ছে...',
  cancel: 'বাতিল করুন',
  canceling: 'বাতিল করা হচ্ছে...',

  onTheWay: (name) => `${name} আসছেন`,
  /** Before and after the rolling minutes. */
  aboutBefore: 'প্রায় ',
  minutesAfter: ' মিনিট',
  about: (value) => `প্রায় ${value}`,
  away: (distance) => `${distance} দূরে`,
  noPosition: 'গাড়ির অবস্থানের অপেক্ষায়',
  lastSeen: (age) => `শেষ দেখা গেছে ${age}`,
  lostSignal: (name, clock) => `${clock}-এর পর ${name}-এর অবস্থান পাওয়া যাচ্ছে না। তাঁকে কল করুন, অথবা একটু অপেক্ষা করুন।`,
  lostSignalAt: (clock) => `${clock}-এর পর অবস্থান জানা নেই`,
  arrivingNow: 'এখনই পৌঁছাচ্ছেন',
  lookFor: 'এই নম্বরপ্লেট খুঁজুন',
  lookForDriver: (name) => `${name}-কে খুঁজুন`,
  call: 'কল করুন',
  callDriver: (name) => `${name}-কে কল করুন`,
  cancelRide: 'রাইড বাতিল করুন',

  cancelTitle: 'এই রাইড বাতিল করবেন?',
  cancelWhy: 'কেন? (ঐচ্ছিক)',
  cancelReasons: ['আমার পরিকল্পনা বদলেছে', 'চালক অনেক দূরে', 'ভুল জায়গা বেছে নিয়েছি', 'অন্য কারণ'],
  keepRide: 'রাইড রাখুন',
  yesCancel: 'হ্যাঁ, বাতিল করুন',
  close: 'বন্ধ করুন',
  tooLateTitle: 'এই রাইড বাতিল করা যাবে না',
  tooLate: 'চালক এইমাত্র আপনাকে তুলে নিয়েছেন, তাই এটি বাতিল করা যাবে না।',
  alreadyOver: 'এই রাইড আগেই শেষ হয়েছে।',

  onBoard: 'আপনি গাড়িতে উঠেছেন',
  arrive: (clock) => `পৌঁছাবেন প্রায় ${clock}-এ`,
  underway: 'পথে আছেন',
  to: (address) => `গন্তব্য: ${address}`,
  progress: 'চলা পথ',
  left: (distance) => `${distance} বাকি`,

  arrived: 'আপনি পৌঁছে গেছেন',
  receipt: 'রসিদ',
  receiptOf: (id) => `রাইড ${id}`,
  withDriver: (name) => `চালক ${name}`,
  print: 'রসিদ প্রিন্ট করুন',
  done: 'ঠিক আছে',
  bookAgain: 'আবার বুক করুন',

  canceledByYou: 'আপনি এই রাইড বাতিল করেছেন',
  canceledByDriver: (name) => `${name} বাতিল করেছেন`,
  canceledBySupport: 'সাপোর্ট বাতিল করেছে',
  canceledOtherwise: 'এই রাইড বাতিল হয়েছে',
  reason: (reason) => `কারণ: ${reason}`,
  notCharged: 'আপনার কাছ থেকে ভাড়া নেওয়া হয়নি।',

  noDriver: 'এখন কোনো চালক খালি নেই',
  noDriverHint: 'কাছের সবাই ব্যস্ত। অন্য ধরনের রাইড নিলে বা একটু অপেক্ষা করলে কাজ হতে পারে।',
  changeType: 'রাইডের ধরন বদলান',

  loading: 'আপনার রাইড লোড হচ্ছে…',
  loadFailed: 'আপনার রাইড লোড করা যায়নি।',

  saidSearching: 'চালক খোঁজা হচ্ছে',
  saidAccepted: (name, minutes, plate) =>
    [`${name} গ্রহণ করেছেন।`, minutes && `${digits(minutes)} মিনিট।`, plate && `নম্বরপ্লেট ${plate}।`]
      .filter(Boolean)
      .join(' '),
  saidArriving: (plate) => (plate ? `এখনই পৌঁছাচ্ছেন। ${plate} নম্বরপ্লেট খুঁজুন।` : 'এখনই পৌঁছাচ্ছেন।'),
  saidInTransit: (address, clock) => `${address}-এর পথে। পৌঁছাবেন প্রায় ${clock}-এ।`,
  lookForPlate: (plate) => `${plate} নম্বরপ্লেট খুঁজুন`,
  toRide: 'রাইডটি দেখুন',
  view: 'দেখুন',
  bookedElsewhere: 'এই রাইডটি আপনি অন্য ট্যাবে বা অন্য ডিভাইসে বুক করেছেন।',

  saidCompleted: (payment) => (payment ? `আপনি পৌঁছে গেছেন। ${payment}।` : 'আপনি পৌঁছে গেছেন।'),
};
