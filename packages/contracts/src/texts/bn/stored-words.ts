import type { storedWords as english } from '../en/stored-words.ts';

export const storedWords: typeof english = {
  rideTypes: {
    standard: { name: 'স্ট্যান্ডার্ড', blurb: 'সাধারণ গাড়ি' },
    comfort: { name: 'কমফোর্ট', blurb: 'নতুন গাড়ি, পা রাখার জায়গা বেশি' },
    premium: { name: 'প্রিমিয়াম', blurb: 'আরও ভালো গাড়ি' },
    luxury: { name: 'লাক্সারি', blurb: 'সেরা গাড়ি' },
    xl: { name: 'এক্সএল', blurb: 'ভ্যান ও বড় গাড়ি' },
  },
  entrances: {
    numbered: (number) => `গেট ${number}`,
    on: (street) => `${street}-এর দিকের গেট`,
    main: 'প্রধান প্রবেশপথ',
  },
};
