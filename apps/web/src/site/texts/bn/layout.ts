import type { Role } from '@ridewire/contracts';
import { figures } from '@ridewire/contracts/texts/bn/digits';
import { writeDay } from '../write-day.ts';
import type english from '../en/layout.ts';

const roles: Record<Role, string> = { rider: 'যাত্রী', driver: 'চালক', admin: 'অ্যাডমিন' };

const MONTHS = 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' ');

/** Words of the frame around every public page. */
export default {
  skipToContent: 'মূল অংশে যান',
  navigation: 'প্রধান',
  menu: 'মেনু',
  openMenu: 'মেনু খুলুন',
  theme: 'হালকা ও গাঢ় থিমের মধ্যে বদলান',
  login: 'লগ ইন',
  signUp: 'সাইন আপ',
  accountMenu: 'অ্যাকাউন্ট মেনু',
  dashboard: 'ড্যাশবোর্ড',
  profile: 'প্রোফাইল',
  logout: 'লগ আউট',
  roles,
  motto: 'নিরাপদ, নির্ভরযোগ্য ও সাশ্রয়ী রাইড।',
  links: [
    { to: '/', label: 'হোম' },
    { to: '/features', label: 'সুবিধা' },
    { to: '/about-us', label: 'আমাদের সম্পর্কে' },
    { to: '/contact', label: 'যোগাযোগ' },
    { to: '/faq', label: 'সাধারণ প্রশ্ন' },
    { to: '/pricing', label: 'ভাড়া' },
  ],
  footer: [
    {
      heading: 'প্রতিষ্ঠান',
      links: [
        { to: '/about', label: 'আমাদের সম্পর্কে' },
        { to: '/features', label: 'সুবিধা' },
        { to: '/careers', label: 'ক্যারিয়ার' },
        { to: '/press', label: 'সংবাদমাধ্যম' },
        { to: '/blog', label: 'ব্লগ' },
      ],
    },
    {
      heading: 'সেবা',
      links: [
        { to: '/riders', label: 'যাত্রী' },
        { to: '/drivers', label: 'চালক' },
        { to: '/business', label: 'বিজনেস' },
        { to: '/pricing', label: 'ভাড়া' },
        { to: '/cities', label: 'শহর' },
      ],
    },
    {
      heading: 'সাপোর্ট',
      links: [
        { to: '/help', label: 'সাহায্য' },
        { to: '/contact', label: 'যোগাযোগ' },
        { to: '/faq', label: 'সাধারণ প্রশ্ন' },
        { to: '/safety', label: 'নিরাপত্তা' },
        { to: '/report', label: 'নিরাপত্তার সমস্যা জানান' },
      ],
    },
    {
      heading: 'আইনি বিষয়',
      links: [
        { to: '/privacy', label: 'গোপনীয়তা' },
        { to: '/terms', label: 'শর্তাবলি' },
        { to: '/cookies', label: 'কুকি' },
        { to: '/accessibility', label: 'অ্যাক্সেসিবিলিটি' },
        { to: '/license', label: 'লাইসেন্স' },
      ],
    },
  ],
  /** Of an article; the day as 2026-11-21. */
  updated: (day: string) => `আপডেট: ${figures(writeDay(day, MONTHS))}`,
  contents: 'এই পেজে',
  related: 'আরও পড়ুন',
  copyright: (year: number) => `© ${figures(String(year))} Ridewire। সর্বস্বত্ব সংরক্ষিত।`,
} satisfies typeof english;
