import type { ArticleTexts } from '../../pages/article/article-texts.ts';

export default {
  title: 'For riders · Ridewire',
  description:
    'From two places to a car at the door: how booking, watching, paying for and looking back at a ride works.',
  headline: 'Say where. See who. Watch it come.',
  lead: 'A ride takes two places and one press. From then on the screen shows what is true, the moment it is.',
  updatedOn: '2026-11-21',
  action: { to: '/signup?role=rider', label: 'Sign up to ride' },
  sections: [
    {
      slug: 'booking',
      heading: 'Booking',
      body: [
        {
          steps: [
            'Say where you are and where you want to go: by name, by a pin on the map, or from where your phone is.',
            'Choose a type of car. Its fare stands beside it, and it stays what it was when you booked.',
            'Press Find Driver. The nearest drivers are asked first, then more of them, for four minutes at most.',
          ],
        },
      ],
    },
    {
      slug: 'on-the-way',
      heading: 'On the way',
      body: [
        'As soon as somebody accepts you see their name, car and plate, and the car on the map. You can call each other without looking for a number.',
        'Until you are picked up you can cancel with one press, and it costs nothing. If your phone loses its connection, the ride goes on: sign in on any device and you are where it is.',
      ],
    },
    {
      slug: 'paying',
      heading: 'Paying and looking back',
      body: [
        'You pay the driver in cash when you arrive. The receipt shows every part of the fare and stays in your ride history, to look at or to print.',
      ],
    },
    {
      slug: 'help',
      heading: 'When something is wrong',
      body: [
        'During a ride, hold SOS for a second and our team knows who, where and in which car. For everything that can wait, write to us with the last six characters of the ride’s number.',
      ],
    },
  ],
  related: [
    { to: '/pricing', label: 'What a ride costs' },
    { to: '/safety', label: 'Safety' },
    { to: '/download', label: 'Put it on your phone' },
    { to: '/faq', label: 'Questions and answers' },
  ],
} satisfies ArticleTexts;
