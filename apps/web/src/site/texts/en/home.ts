/** The front page. Its figures and voices are the product's own copy, not read from anywhere. */
export default {
  title: 'Ridewire: rides that move the moment you do',
  description:
    'Safe, reliable and affordable rides. Book in seconds, watch your driver come, meter by meter, and pay what you were told.',
  headline: 'Rides that move the moment you do.',
  lead: 'Safe, reliable, affordable. Book in seconds and watch your driver come, meter by meter. Nobody waits for a screen to catch up.',
  book: 'Book a ride',
  drive: 'Drive with us',
  demo: {
    label: 'One ride, as its three people see it',
    pause: 'Pause the demonstration',
    play: 'Play the demonstration',
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
  features: {
    heading: 'What makes the difference',
    more: 'All features',
    items: [
      {
        icon: 'live',
        name: 'Live, not refreshed',
        text: 'Every change reaches your screen the moment it happens.',
      },
      {
        icon: 'price',
        name: 'The price first',
        text: 'You see what a ride costs, part by part, before you ask for it.',
      },
      {
        icon: 'safe',
        name: 'Help within reach',
        text: 'One long press tells our team where you are and in which car.',
      },
      {
        icon: 'driver',
        name: 'Checked drivers',
        text: 'A person looks at each driver’s papers before the first ride.',
      },
      { icon: 'types', name: 'Five ways to ride', text: 'From Economy to Luxury, and XL when you are many.' },
      {
        icon: 'fair',
        name: 'Fair to drivers',
        text: 'Drivers see fare, fee and distance before they accept.',
      },
      {
        icon: 'pay',
        name: 'Pay by cash',
        text: 'Hand over what the receipt says. It stays in your history.',
      },
      {
        icon: 'lost',
        name: 'Nothing gets lost',
        text: 'A dead spot or a dead battery: your ride goes on, and you come back to it.',
      },
    ],
  },
  how: {
    heading: 'How it works',
    steps: [
      { name: 'Say where to', text: 'Type two places or drop a pin. The price is there before you book.' },
      {
        name: 'Meet your driver',
        text: 'The nearest driver accepts. You see name, car and plate, and the way to you.',
      },
      { name: 'Ride and arrive', text: 'Follow the route as you go. The receipt waits when you get out.' },
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
        text: 'I watch the car turn into my street and walk out of the door. No more standing in the rain.',
      },
      {
        name: 'Karim Hossain',
        role: 'Driver',
        stars: 5,
        text: 'The request is there with the fare and the way to it. I decide in a second and never chase a ride that is gone.',
      },
      {
        name: 'Farhana Akter',
        role: 'Rider',
        stars: 5,
        text: 'The price I saw was the price I paid. That is all I ever wanted.',
      },
    ],
  },
  call: {
    heading: 'Ready when you are.',
    text: 'It runs in your browser. There is nothing to install, unless you want it on your home screen.',
    start: 'Get started',
    install: 'Put it on your phone',
  },
};
