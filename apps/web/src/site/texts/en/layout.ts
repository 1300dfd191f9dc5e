import type { Role } from '@ridewire/contracts';
import { writeDay } from '../write-day.ts';

const roles: Record<Role, string> = { rider: 'Rider', driver: 'Driver', admin: 'Admin' };

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Words of the frame around every public page. */
export default {
  skipToContent: 'Skip to content',
  navigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  theme: 'Switch between light and dark',
  login: 'Login',
  signUp: 'Sign Up',
  accountMenu: 'Account menu',
  dashboard: 'Dashboard',
  profile: 'Profile',
  logout: 'Logout',
  roles,
  motto: 'Safe, reliable and affordable rides.',
  links: [
    { to: '/', label: 'Home' },
    { to: '/features', label: 'Features' },
    { to: '/about-us', label: 'About' },
    { to: '/contact', label: 'Contact' },
    { to: '/faq', label: 'FAQ' },
    { to: '/pricing', label: 'Pricing' },
  ],
  footer: [
    {
      heading: 'Company',
      links: [
        { to: '/about', label: 'About' },
        { to: '/features', label: 'Features' },
        { to: '/careers', label: 'Careers' },
        { to: '/press', label: 'Press' },
        { to: '/blog', label: 'Blog' },
      ],
    },
    {
      heading: 'Services',
      links: [
        { to: '/riders', label: 'Riders' },
        { to: '/drivers', label: 'Drivers' },
        { to: '/business', label: 'Business' },
        { to: '/pricing', label: 'Pricing' },
        { to: '/cities', label: 'Cities' },
      ],
    },
    {
      heading: 'Support',
      links: [
        { to: '/help', label: 'Help' },
        { to: '/contact', label: 'Contact' },
        { to: '/faq', label: 'FAQ' },
        { to: '/safety', label: 'Safety' },
        { to: '/report', label: 'Report a safety problem' },
      ],
    },
    {
      heading: 'Legal',
      links: [
        { to: '/privacy', label: 'Privacy' },
        { to: '/terms', label: 'Terms' },
        { to: '/cookies', label: 'Cookies' },
        { to: '/accessibility', label: 'Accessibility' },
        { to: '/license', label: 'License' },
      ],
    },
  ],
  /** Of an article; the day as 2026-11-21. */
  updated: (day: string) => `Updated ${writeDay(day, MONTHS)}`,
  contents: 'On this page',
  related: 'Read on',
  copyright: (year: number) => `© ${year} Ridewire. All rights reserved.`,
};
