import type { ArticleTexts } from '../../pages/article/article-texts.ts';

export default {
  title: 'For teams and cities · Ridewire',
  description: 'Rides for your staff and guests by agreement, and the desk from which a city is run.',
  headline: 'For those who look after more than one ride',
  lead: 'Companies whose people ride, and the teams that keep a whole city moving.',
  updatedOn: '2026-11-21',
  action: { to: '/contact?topic=business', label: 'Talk to us' },
  sections: [
    {
      slug: 'companies',
      heading: 'Companies',
      body: [
        'Business is an agreement, not a switch in the app. Tell us who rides, how often and where, and who should get the bill. The team of your city answers with terms in writing, and with a person to talk to.',
        'Until then everybody rides as usual: at the public price, paid in cash, with a receipt that shows every part of the fare.',
      ],
    },
    {
      slug: 'city-teams',
      heading: 'City teams',
      body: [
        {
          points: [
            'A live board of every ride and car. Rides that are stuck point themselves out.',
            'Users, drivers and their documents, rides and refunds, all searched from one box.',
            'Calls for help on every screen until somebody takes them.',
            'Reports by day and hour, and tables to take out as files.',
            'A trail of who did what, which nobody can edit.',
          ],
        },
      ],
    },
    {
      slug: 'your-own',
      heading: 'Running your own',
      body: [
        'Ridewire is open software under the MIT license. It needs a server and a PostgreSQL database, starts with two commands, and grows by starting it more often. Your own programs use the same API as our pages do; it is described at /api/docs on every server.',
      ],
    },
  ],
  related: [
    { to: '/pricing', label: 'Pricing' },
    { to: '/cities', label: 'Cities' },
    { to: '/features', label: 'Features' },
    { to: '/license', label: 'License' },
  ],
} satisfies ArticleTexts;
