import type { ArticleTexts } from '../../pages/article/article-texts.ts';

export default {
  title: 'Press · Ridewire',
  description: 'Facts about Ridewire in three sentences, and whom to ask for more.',
  headline: 'For those who write about us',
  lead: 'Short facts to quote, and a person who answers.',
  updatedOn: '2026-11-21',
  action: { to: '/contact?topic=press', label: 'Ask a question' },
  empty: { line: 'No press releases today.', hint: 'When we announce something, it stands here.' },
  sections: [
    {
      slug: 'short',
      heading: 'Ridewire in three sentences',
      body: [
        'Ridewire is open ride-hailing software for riders, drivers and the people who run a city. Every change of a ride reaches everyone it concerns the moment it happens. It is free to use, to change and to run under the MIT license.',
      ],
    },
    {
      slug: 'name',
      heading: 'Name and mark',
      body: [
        'One word, one capital: Ridewire. The mark is a wire between a full dot and an open ring: who waits and who comes. You may show both when you write about us; please draw neither anew.',
      ],
    },
  ],
  related: [
    { to: '/about-us', label: 'About us' },
    { to: '/features', label: 'Features' },
    { to: '/contact', label: 'Contact' },
  ],
} satisfies ArticleTexts;
