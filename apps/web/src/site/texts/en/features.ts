/** What the product does, for each of its people. */
export default {
  title: 'Features · Ridewire',
  description:
    'Live tracking, prices before you book, checked drivers, help within reach: what Ridewire does for riders, drivers and the people who run a city.',
  headline: 'Everything moves the moment it happens',
  lead: 'Eight things we care about most, and what they mean to the three people who hold the wire.',
  cardsHeading: 'Features',
  cards: [
    {
      icon: 'live',
      name: 'Live ride tracking',
      text: 'See your driver’s car move on the map, with the minutes left, from the first second to the last.',
    },
    {
      icon: 'book',
      name: 'Booking in seconds',
      text: 'Two places, one press. The nearest drivers are asked at once, and more of them if nobody is free.',
    },
    {
      icon: 'price',
      name: 'Prices before you book',
      text: 'The fare is shown with all its parts, and it stays what it was when you pressed.',
    },
    {
      icon: 'safe',
      name: 'Help within reach',
      text: 'Hold SOS for a second and our team sees who, where and in which car, until somebody takes it.',
    },
    {
      icon: 'driver',
      name: 'Checked drivers',
      text: 'License, registration and insurance are looked at by a person before anybody is driven.',
    },
    {
      icon: 'types',
      name: 'A car for every ride',
      text: 'Economy, Comfort, Premium, Luxury and XL, all from one price list.',
    },
    {
      icon: 'pay',
      name: 'Receipts that stay',
      text: 'What you paid, for which way and to whom, kept in your history to look at and to print.',
    },
    {
      icon: 'lost',
      name: 'Nothing gets lost',
      text: 'A tunnel, an empty battery, another phone: sign in again and you are where your ride is.',
    },
  ],
  rolesHeading: 'For each of its people',
  roles: [
    {
      name: 'Riders',
      points: [
        'Book by address, from the map or from where you stand',
        'Watch the car come, then the way go by',
        'Call your driver without looking for a number',
        'Find every ride and receipt again',
      ],
      link: { to: '/riders', label: 'Riding with us' },
    },
    {
      name: 'Drivers',
      points: [
        'Requests arrive the instant they are made',
        'Fare, distance and way to the pickup before you accept',
        'First accept wins, fairly and for everybody to see',
        'Earnings by day, week and month, with every fee',
      ],
      link: { to: '/drivers', label: 'Driving with us' },
    },
    {
      name: 'City teams',
      points: [
        'A live board of every ride and car',
        'Rides that are stuck point themselves out',
        'Users, drivers, documents and reports in one place',
        'A trail of who did what, that nobody can edit',
      ],
      link: { to: '/business', label: 'Running a city' },
    },
  ],
};
