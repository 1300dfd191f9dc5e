/** Questions people ask, in four categories. The slug is the question's address: /faq#slug. */
export default {
  title: 'Questions and answers · Ridewire',
  description: 'Booking, paying, driving, safety and your account: the questions people ask most, answered.',
  headline: 'Questions and answers',
  lead: 'The short answers. For all others there is a person: write to us.',
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
            'Sign in, say where you are and where you want to go, choose a type of car and press Find Driver. You see the fare before that, and the driver’s name, car and plate as soon as somebody accepts.',
        },
        {
          slug: 'cancel',
          question: 'Can I cancel?',
          answer:
            'Until your driver has picked you up, yes, with one press and without a fee. After that the ride is ended by the driver or by our team.',
        },
        {
          slug: 'no-driver',
          question: 'What if no driver is free?',
          answer:
            'We ask the nearest drivers first and then more and farther ones. If nobody can come within four minutes we tell you, and you can try again or choose another type of car.',
        },
        {
          slug: 'lost-connection',
          question: 'What happens when my phone loses its connection?',
          answer:
            'Your ride goes on. When the connection is back the screen shows how things stand at that moment, also on another device.',
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
            'In cash, to the driver, when you arrive. The receipt with all parts of the fare stays in your ride history.',
        },
        {
          slug: 'price',
          question: 'How is the fare made up?',
          answer:
            'A base rate, the distance and the time on the way, and at least the minimum of the type you chose. The pricing page shows the rates; the fare is fixed when you book.',
        },
        {
          slug: 'refund',
          question: 'I think I paid too much. What now?',
          answer:
            'Write to us with the last six signs of the ride’s number. We look at the way the car took, and note a refund where one is due.',
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
            'Sign up as a driver, enter your vehicle and send photos of your license, registration and insurance. A person looks at them; you hear the answer in the app.',
        },
        {
          slug: 'fee',
          question: 'What does Ridewire keep?',
          answer:
            'A fifth of each fare. Your earnings page shows fare, fee and what is yours for every ride.',
        },
        {
          slug: 'decline',
          question: 'Do I have to accept every request?',
          answer:
            'No. You see fare, distance and the way to the pickup and decide. A request you declined does not come back.',
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
            'Held for a second, it tells our team who you are, where you are and in which car, until somebody takes it, and you read that help knows. In danger call the emergency number 999 as well.',
        },
        {
          slug: 'password',
          question: 'I forgot my password.',
          answer:
            'On the login page choose “Forgot your password?”. We send a code to your email address, with which you set a new one.',
        },
        {
          slug: 'devices',
          question: 'Somebody else may be signed in as me.',
          answer:
            'Under Settings you see every device that is signed in, and can sign out any or all of them at once.',
        },
      ],
    },
  ],
};
