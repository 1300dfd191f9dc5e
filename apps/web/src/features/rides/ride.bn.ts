import type { ride as english } from './ride.en.ts';

/** The words about a ride that all roles share. */
export const ride: typeof english = {
  colors: {
    white: 'সাদা',
    black: 'কালো',
    silver: 'রুপালি',
    gray: 'ধূসর',
    red: 'লাল',
    maroon: 'মেরুন',
    blue: 'নীল',
    green: 'সবুজ',
    yellow: 'হলুদ',
    gold: 'সোনালি',
    orange: 'কমলা',
    brown: 'বাদামি',
  },
  base: 'বেস ভাড়া',
  distance: (distance) => `দূরত্ব, ${distance}`,
  time: (duration) => `সময়, প্রায় ${duration}`,
  minimum: 'সর্বনিম্ন ভাড়া পর্যন্ত',
  busy: (times) => `ব্যস্ত এলাকা, ${times}`,
  busyArea: 'ব্যস্ত এলাকা',
  waiting: 'ওঠার জায়গায় অপেক্ষা',
  promo: 'প্রোমো কোড',
  promoPart: (amount) => `${amount} ছাড়`,
  waitingPart: (amount) => `অপেক্ষার ${amount} সহ`,
  total: 'মোট',
  pickupAt: (clock) => `${clock}-এ পিকআপ`,
};
