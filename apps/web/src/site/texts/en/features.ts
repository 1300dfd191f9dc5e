/** What the product does, for each of its people. */
export default {
  title: 'Features · Ridewire',
  description:
    'Live tracking, fares before you book, checked drivers and help within reach: what Ridewire does for riders, drivers and city teams.',
  headline: 'Everything moves the moment it happens',
  lead: 'What Ridewire does for riders, drivers and city teams.',
  cardsHeading: 'Features',
  cards: [
    {
      icon: 'live',
      name: 'Live ride tracking',
      text: 'See your driver’s car move on the map, with the minutes left, from start to finish.',
    },
    {
      icon: 'book',
      name: 'Booking in seconds',
      text: 'Two places, one tap. We ask the nearest drivers right away, and more if nobody’s free.',
    },
    {
      icon: 'price',
      name: 'Fares before you book',
      text: 'See every part of the fare. It’s fixed when you book.',
    },
    {
      icon: 'safe',
      name: 'Help within reach',
      text: 'Hold SOS for a second and our team sees who you are, where, and in which car, until someone responds.',
    },
    {
      icon: 'driver',
      name: 'Checked drivers',
      text: 'Our team checks license, registration and insurance before a driver’s first ride.',
    },
    {
      icon: 'types',
      name: 'A car for every ride',
      text: 'Economy, Comfort, Premium, Luxury and XL, all from one rate list.',
    },
    {
      icon: 'pay',
      name: 'Receipts that stay',
      text: 'What you paid, for which route and to whom: kept in your ride history to read or print.',
    },
    {
      icon: 'lost',
      name: 'Nothing gets lost',
      text: 'Tunnel, dead battery, new phone: sign in and you’re back in your ride.',
    },
  ],
  rolesHeading: 'Built for everyone involved',
  roles: [
    {
      name: 'Riders',
      points: [
        'Book by address, on the map or from where you are',
        'Watch your car arrive, then follow the route',
        'Call your driver with one tap',
        'Find every past ride and receipt',
      ],
      link: { to: '/riders', label: 'Riding with us' },
    },
    {
      name: 'Drivers',
      points: [
        'Get requests the instant they’re made',
        'See the fare, distance and route to the pickup before you accept',
        'The first to accept gets the ride, fair for everyone',
        'Earnings by day, week and month, with every fee',
      ],
      link: { to: '/drivers', label: 'Driving with us' },
    },
    {
      name: 'City teams',
      points: [
        'A live board of every ride and car',
        'Stuck rides flagged automatically',
        'Users, drivers, documents and reports in one place',
        'An audit trail of who did what that nobody can edit',
      ],
      link: { to: '/business', label: 'Running a city' },
    },
  ],
};
