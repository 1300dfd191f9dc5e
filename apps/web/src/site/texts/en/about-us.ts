/** The people and ideas behind the product: SPEC’s parts, mission to figures. */
export default {
  title: 'About us · Ridewire',
  description: 'Why Ridewire exists, where it’s going, what it values and who leads it.',
  headline: 'Three people, one wire',
  lead: 'A rider, a driver and the person who looks after both. When one moves, the others see it. That’s the whole idea.',
  mission: {
    heading: 'Our mission',
    text: 'To make every ride safe, reliable and affordable, and to keep everyone involved informed in real time.',
  },
  vision: {
    heading: 'Our vision',
    text: 'Cities where nobody stands on a corner wondering whether the car will come, and where driving people is a good day’s work.',
  },
  valuesHeading: 'Our values',
  values: [
    { name: 'Safety first', text: 'We check before we trust, and someone responds when you need help.' },
    {
      name: 'Honest by default',
      text: 'We show fares, fees and delays as they are, even when it’s bad news.',
    },
    { name: 'Respect for time', text: 'You see what happens when it happens, without refreshing.' },
    { name: 'Open work', text: 'Anyone can read how Ridewire is built, and anyone can improve it.' },
  ],
  leadershipHeading: 'Leadership',
  leaders: [
    {
      name: 'Tanvir Ahmed',
      role: 'Chief executive',
      text: 'Drove nights to get through university and never forgot it.',
    },
    {
      name: 'Samira Chowdhury',
      role: 'Technology',
      text: 'Believes software should be quick or quiet.',
    },
    { name: 'Rafiq Islam', role: 'Drivers and cities', text: 'Knows most of our drivers in Dhaka by name.' },
    { name: 'Mitu Das', role: 'Safety', text: 'Takes the SOS desk herself once a week.' },
  ],
  figuresHeading: 'In numbers',
  figures: [
    { value: '50K+', label: 'Riders' },
    { value: '5K+', label: 'Drivers' },
    { value: '1M+', label: 'Rides' },
    { value: '100+', label: 'Cities' },
  ],
};
