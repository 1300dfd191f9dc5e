/** Questions people ask, in four categories. The slug is the question's address: /faq#slug. */
export default {
  title: 'Frequently asked questions · Ridewire',
  description: 'Answers about booking, paying, driving, safety and your account.',
  headline: 'Frequently asked questions',
  lead: 'Quick answers. Didn’t find yours? Write to us.',
  search: 'Search the questions',
  found: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  nothing: (text: string) => `No answer for “${text}”.`,
  contact: 'Contact us',
  categories: [
    {
      name: 'Riding',
      questions: [
        {
          slug: 'how-to-book',
          question: 'How do I book a ride?',
          answer:
            'Sign in, set your pickup and destination, choose a ride type and press Find Driver. You’ll see the fare before you book, and your driver’s name, car and plate as soon as someone accepts.',
        },
        {
          slug: 'cancel',
          question: 'Can I cancel?',
          answer:
            'Yes, until your driver picks you up. It takes one tap and there’s no fee. After that, only the driver or our team can end the ride.',
        },
        {
          slug: 'no-driver',
          question: 'What if no driver is free?',
          answer:
            'We ask the nearest drivers first, then widen the search. If nobody accepts within four minutes, we’ll tell you. You can try again or choose another ride type.',
        },
        {
          slug: 'lost-connection',
          question: 'What if my phone loses its connection?',
          answer:
            'Your ride goes on. When you’re back online, on this device or another, you’ll see where things are right now.',
        },
      ],
    },
    {
      name: 'Paying',
      questions: [
        {
          slug: 'how-to-pay',
          question: 'How do I pay?',
          answer:
            'Pay the driver in cash when you arrive. The receipt, with every part of the fare, stays in your ride history.',
        },
        {
          slug: 'price',
          question: 'How is my fare calculated?',
          answer:
            'A base rate plus distance and time, with a minimum for each ride type. The pricing page shows the rates. Your fare is fixed when you book.',
        },
        {
          slug: 'refund',
          question: 'I think I paid too much. What now?',
          answer:
            'Send us the ride ID’s last six characters. We’ll check the route and record any refund due.',
        },
      ],
    },
    {
      name: 'Driving',
      questions: [
        {
          slug: 'become-driver',
          question: 'How do I become a driver?',
          answer:
            'Sign up as a driver, add your vehicle and send photos of your license, registration and insurance. We’ll check them and tell you in the app.',
        },
        {
          slug: 'fee',
          question: 'What’s Ridewire’s fee?',
          answer:
            'A fifth of each fare. Your Earnings page shows the fare, the fee and your share for every ride.',
        },
        {
          slug: 'decline',
          question: 'Do I have to accept every request?',
          answer:
            'No. You see the fare, distance and route to the pickup, then decide. A request you decline doesn’t come back.',
        },
      ],
    },
    {
      name: 'Safety and account',
      questions: [
        {
          slug: 'sos',
          question: 'What does the SOS button do?',
          answer:
            'Hold it for a second: our team sees who you are, where, and in which car. You’ll see when someone responds. In danger, call the emergency number 999 as well.',
        },
        {
          slug: 'password',
          question: 'I forgot my password.',
          answer:
            'Choose “Forgot your password?” on the sign-in page. We’ll email you a code to set a new one.',
        },
        {
          slug: 'devices',
          question: 'Someone else may be signed in to my account.',
          answer: 'Settings lists every signed-in device. You can sign out any of them, or all at once.',
        },
      ],
    },
  ],
};
