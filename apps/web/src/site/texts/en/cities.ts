import type { ArticleTexts } from '../../pages/article/article-texts.ts';

export default {
  title: 'Cities · Ridewire',
  description: 'Every Ridewire city is run by a team of its own. This one is Dhaka.',
  headline: 'One city at a time, 100+ in mind',
  lead: 'Ridewire is open software. Each city is run by a team that knows its streets, on a server of its own.',
  updatedOn: '2026-11-21',
  sections: [
    {
      slug: 'here',
      heading: 'This city: Dhaka',
      body: [
        'The places you can search for here, the map beneath them and the clock that ends the day are Dhaka’s. If you ride or drive here, you are in the right place.',
      ],
    },
    {
      slug: 'yours',
      heading: 'Is my city there?',
      body: [
        'There is no list that we could keep true: a team can start Ridewire for its city today without asking us. Look for the address that your city’s team gives out, or ask us whether we have heard of one.',
      ],
    },
    {
      slug: 'start',
      heading: 'Starting one',
      body: [
        'What a city needs, beside the software:',
        {
          points: [
            'A team that looks at documents and answers calls for help, day and night.',
            'Drivers, and the local permissions that they and you need.',
            'A server, a database and somebody who minds them.',
            'The city’s places, prices and time zone in place of Dhaka’s.',
          ],
        },
        'Write to us before you begin. We gladly tell what we learned.',
      ],
    },
  ],
  related: [
    { to: '/business', label: 'For city teams' },
    { to: '/license', label: 'License' },
    { to: '/contact', label: 'Contact' },
  ],
} satisfies ArticleTexts;
