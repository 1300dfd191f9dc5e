import type { ArticleTexts } from '../../pages/article/article-texts.ts';

export default {
  title: 'Blog · Ridewire',
  description: 'No posts today. Where to read about how Ridewire is built until there are.',
  headline: 'Notes from the wire',
  lead: 'What we learn while building Ridewire, written down when it is worth your time.',
  updatedOn: '2026-11-21',
  empty: { line: 'No posts today.', hint: 'We’d rather write nothing than fill a page.' },
  sections: [
    {
      slug: 'meanwhile',
      heading: 'Meanwhile',
      body: [
        'The project’s own pages tell how it works and why: each decision has a short one, with what was measured. They come with the source.',
      ],
    },
  ],
  related: [
    { to: '/features', label: 'Features' },
    { to: '/about-us', label: 'About us' },
    { to: '/license', label: 'License' },
  ],
} satisfies ArticleTexts;
