import type { Role } from '@ridewire/contracts';
import type english from '../en/layout.ts';

const roles: Record<Role, string> = { rider: 'যাত্রী', driver: 'চালক', admin: 'অ্যাডমিন' };

const DATE = new Intl.DateTimeFormat('bn-BD', { dateStyle: 'long', timeZone: 'UTC' });
const YEAR = new Intl.NumberFormat('bn-BD', { useGrouping: false });

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
    { to: '/features', label: 'বৈশিষ্ট্য' },
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
        { to: '/features', label: 'বৈশিষ্ট্য' },
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
      heading: 'সহায়তা',
      links: [
        { to: '/help', label: 'সাহায্য' },
        { to: '/contact', label: 'যোগাযোগ' },
        { to: '/faq', label: 'সাধারণ প্রশ্ন' },
        { to: '/safety', label: 'নিরাপত্তা' },
        { to: '/report', label: 'সমস্যা জানান' },
      ],
    },
    {
      heading: 'আইনি বিষয়',
      links: [
        { to: '/privacy', label: 'গোপনীয়তা' },
        { to: '/terms', label: 'শর্তাবলি' },
        { to: '/cookies', label: 'কুকি' },
        { to: '/accessibility', label: 'প্রবেশগম্যতা' },
        { to: '/license', label: 'লাইসেন্স' },
      ],
    },
  ],
  /** Of an article; the day as 2026-11-21. */
  updated: (day: string) => `হালনাগাদ: ${DATE.format(new Date(day))}`,
  contents: 'এই পৃষ্ঠায়',
  related: 'আরও পড়ুন',
  copyright: (year: number) => `© ${YEAR.format(year)} Ridewire। সর্বস্বত্ব সংরক্ষিত।`,
} satisfies typeof english;
