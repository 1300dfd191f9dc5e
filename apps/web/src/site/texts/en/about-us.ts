/** Who stands behind the product: SPEC's parts, mission to figures. */
export default {
  title: 'About us · Ridewire',
  description: 'Why Ridewire exists, what it wants to become, what it stands for, and who leads it.',
  headline: 'Three people, one wire',
  lead: 'A rider, a driver and the person who looks after both. When one moves, the others feel it. That is the whole idea.',
  mission: {
    heading: 'Our mission',
    text: 'To make every ride safe, reliable and affordable, and to tell everybody concerned the truth about it at the moment it is true.',
  },
  vision: {
    heading: 'Our vision',
    text: 'Cities in which nobody stands at a corner wondering whether the car will come, and in which driving people is a good day’s work.',
  },
  valuesHeading: 'Our values',
  values: [
    { name: 'Safety first', text: 'We check before we trust, and somebody answers when help is needed.' },
    {
      name: 'Honest by default',
      text: 'Prices, fees and delays are shown as they are, also when they are not nice.',
    },
    { name: 'Respect for time', text: 'Nobody waits for a screen. What happens is seen when it happens.' },
    { name: 'Open work', text: 'How Ridewire is built can be read by everybody, and improved by everybody.' },
  ],
  leadershipHeading: 'Leadership',
  leaders: [
    {
      name: 'Tanvir Ahmed',
      role: 'Chief executive',
      text: 'Drove nights through university and never forgot it.',
    },
    {
      name: 'Samira Chowdhury',
      role: 'Technology',
      text: 'Believes that software should be quick or be quiet.',
    },
    { name: 'Rafiq Islam', role: 'Drivers and cities', text: 'Knows most of our drivers in Dhaka by name.' },
    { name: 'Mitu Das', role: 'Safety', text: 'Takes the SOS desk herself once a week.' },
  ],
  figuresHeading: 'In figures',
  figures: [
    { value: '50K+', label: 'Riders' },
    { value: '5K+', label: 'Drivers' },
    { value: '1M+', label: 'Rides' },
    { value: '100+', label: 'Cities' },
  ],
};
