import type { RideType } from '@ridewire/contracts';

const types: Record<RideType, { name: string; text: string }> = {
  standard: { name: 'Economy', text: 'A clean, ordinary car for up to four.' },
  comfort: { name: 'Comfort', text: 'Newer cars with more room for your legs.' },
  premium: { name: 'Premium', text: 'The better cars, for days that count.' },
  luxury: { name: 'Luxury', text: 'When the car is part of the evening.' },
  xl: { name: 'XL', text: 'For up to six, or for what you carry.' },
};

/** What rides cost. The rates themselves come from the tariff that rides are charged by. */
export default {
  title: 'Pricing · Ridewire',
  description:
    'What a ride costs by type: base rate, per mile and per minute, and an estimate of your own trip from the same price list.',
  headline: 'One price list, for everybody',
  lead: 'The rates here are the ones your ride is charged by. The fare you see before you book is the fare you pay.',
  types,
  ratesHeading: 'Ride types',
  table: {
    type: 'Ride type',
    base: 'Base rate',
    perMile: 'Per mile',
    perMinute: 'Per minute',
    minimum: 'At least',
  },
  ratesNote: (perKm: string) => `Distance is measured in meters; Economy is ${perKm} per kilometer.`,
  estimateHeading: 'Estimate your ride',
  estimate: {
    distance: 'Distance',
    time: 'Time on the way',
    kilometres: (count: number) => `${count} km`,
    minutes: (count: number) => `${count} min`,
    result: 'Estimated fare',
    note: 'Without the way itself this can only be an estimate: the fare is fixed when you book, from the two places you choose.',
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
      points: ['10% off every ride', 'Everything in Standard', 'For those who ride most days'],
      link: { to: '/contact?topic=plans', label: 'Ask for RidePro' },
    },
    {
      name: 'Business',
      price: 'By agreement',
      per: 'for teams',
      points: ['One bill for everybody', 'Rides for guests and staff', 'A person to talk to'],
      link: { to: '/business', label: 'About Business' },
    },
  ],
};
