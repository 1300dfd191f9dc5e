/** The front page. Its figures and voices are the product's own copy, not read from anywhere. */
export default {
  title: 'Ridewire: rides that move the moment you do',
  description:
    'Safe, reliable and affordable rides. Book in seconds, follow your driver live and pay the fare you saw.',
  headline: 'Rides that move the moment you do.',
  lead: 'Safe, reliable, affordable. Book in seconds and follow your driver live, all the way to you.',
  book: 'Book a ride',
  drive: 'Drive with us',
  demo: {
    label: 'One ride, three views',
    pause: 'Pause the demo',
    play: 'Play the demo',
    rider: 'Rider',
    driver: 'Driver',
    admin: 'Admin',
    riderLines: [
      'Finding your driver…',
      'Karim is on the way',
      'You’re on board',
      'To the airport',
      'You’ve arrived',
    ],
    driverLines: [
      'New request, 4 minutes away',
      'To Road 27',
      'Nadia is on board',
      'To the airport',
      '$11.60 earned',
    ],
    adminLine: 'Road 27 to Airport',
    accept: 'Accept',
    fare: '$14.50',
    plate: 'DHK-1234',
    short: '#a1b2c3',
  },
  city: {
    heading: 'The city, now',
    free: 'Cars free',
    underWay: 'Rides under way',
    pickup: 'Minutes to pickup today',
    note: 'This is the demo city, live. Nothing on this page polls.',
    counts: 'Free cars by area, live. No car is shown where it is.',
    areas: {
      mohammadpur: 'Mohammadpur',
      dhanmondi: 'Dhanmondi',
      tejgaon: 'Tejgaon',
      gulshan: 'Gulshan',
      mirpur: 'Mirpur',
      badda: 'Badda',
    },
  },
  features: {
    heading: 'Why Ridewire',
    more: 'All features',
    items: [
      {
        icon: 'live',
        name: 'Live, not refreshed',
        text: 'Every change reaches your screen the moment it happens.',
      },
      {
        icon: 'price',
        name: 'Know your fare first',
        text: 'See what a ride costs, part by part, before you request it.',
      },
      {
        icon: 'safe',
        name: 'Help within reach',
        text: 'Hold SOS and our team sees where you are and in which car.',
      },
      {
        icon: 'driver',
        name: 'Checked drivers',
        text: 'Our team checks every driver’s documents before their first ride.',
      },
      { icon: 'types', name: 'Five ways to ride', text: 'From Economy to Luxury, and XL for groups.' },
      {
        icon: 'fair',
        name: 'Fair to drivers',
        text: 'Drivers see fare, fee and distance before they accept.',
      },
      {
        icon: 'pay',
        name: 'Pay in cash',
        text: 'Pay what the receipt says. It stays in your ride history.',
      },
      {
        icon: 'lost',
        name: 'Nothing gets lost',
        text: 'No signal, dead battery? Your ride goes on; just rejoin.',
      },
    ],
  },
  how: {
    heading: 'How it works',
    steps: [
      {
        name: 'Set your destination',
        text: 'Type two places or drop a pin. You’ll see the fare before you book.',
      },
      {
        name: 'Meet your driver',
        text: 'The nearest driver accepts. You see their name, car, plate and route to you.',
      },
      {
        name: 'Ride and arrive',
        text: 'Follow the route as you go. Your receipt is ready when you get out.',
      },
    ],
  },
  figures: [
    { value: '50K+', label: 'Riders' },
    { value: '5K+', label: 'Drivers' },
    { value: '1M+', label: 'Rides' },
    { value: '4.9', label: 'Rating' },
  ],
  voices: {
    heading: 'What people say',
    rating: (stars: number) => `${stars} of 5 stars`,
    items: [
      {
        name: 'Nadia Rahman',
        role: 'Rider',
        stars: 5,
        text: 'I watch the car turn into my street, then walk out the door. No more standing in the rain.',
      },
      {
        name: 'Karim Hossain',
        role: 'Driver',
        stars: 5,
        text: 'Each request shows the fare and the route. I decide in a second and never chase a ride that’s gone.',
      },
      {
        name: 'Farhana Akter',
        role: 'Rider',
        stars: 5,
        text: 'The fare I saw was the fare I paid. That’s all I ever wanted.',
      },
    ],
  },
  call: {
    heading: 'Ready when you are.',
    text: 'It runs in your browser. There’s nothing to install, unless you want it on your home screen.',
    start: 'Get started',
    install: 'Put it on your phone',
  },
};
