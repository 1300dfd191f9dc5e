import type { FirstRideType } from '@ridewire/contracts';

const types: Record<FirstRideType, { name: string; text: string }> = {
  standard: { name: 'Economy', text: '“Standard” in the app: a clean, everyday car for up to four.' },
  comfort: { name: 'Comfort', text: 'Newer cars with more legroom.' },
  premium: { name: 'Premium', text: 'Better cars, for days that matter.' },
  luxury: { name: 'Luxury', text: 'When the car is part of the evening.' },
  xl: { name: 'XL', text: 'Up to six people, or extra luggage.' },
};

/** What rides cost. The rates themselves come from the tariff that rides are charged by. */
export default {
  title: 'Pricing · Ridewire',
  description:
    'What each ride type costs: base rate, per mile and per minute, with an estimate for your own trip from the same rates.',
  headline: 'One rate list for everyone',
  lead: 'These are the rates we charge. The fare you see before you book is the fare you pay.',
  types,
  ratesHeading: 'Ride types',
  table: {
    type: 'Ride type',
    base: 'Base rate',
    perMile: 'Per mile',
    perMinute: 'Per minute',
    minimum: 'Minimum',
  },
  ratesWithoutScript: 'The city may have changed these rates. Turn on JavaScript to see today’s.',
  ratesNote: (perKm: string) => `Distance is measured in meters; Economy is ${perKm} per kilometer.`,
  estimateHeading: 'Estimate your ride',
  estimate: {
    distance: 'Distance',
    time: 'Trip time',
    kilometres: (count: number) => `${count} km`,
    minutes: (count: number) => `${count} min`,
    result: 'Estimated fare',
    note: 'This is an estimate. Your fare is fixed when you book.',
  },
  plansHeading: 'Plans',
  plans: [
    {
      name: 'Standard',
      price: '$0',
      per: 'no monthly fee',
      points: ['Pay per ride', 'All ride types', 'Receipts for every ride'],
      link: { to: '/signup', label: 'Sign up' },
    },
    {
      name: 'RidePro',
      price: '$9.99',
      per: 'a month',
      points: ['10% off every ride', 'Everything in Standard', 'For people who ride most days'],
      link: { to: '/contact?topic=plans', label: 'Ask for RidePro' },
    },
    {
      name: 'Business',
      price: 'Let’s talk',
      per: 'for teams',
      points: ['One bill for everyone', 'Rides for guests and staff', 'A person to talk to'],
      link: { to: '/business', label: 'About Business' },
    },
  ],
};
