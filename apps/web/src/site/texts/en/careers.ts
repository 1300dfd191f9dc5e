import type { ArticleTexts } from '../../pages/article/article-texts.ts';

export default {
  title: 'Careers · Ridewire',
  description: 'No open roles today. How to work on Ridewire all the same.',
  headline: 'Work on the wire',
  lead: 'A few people, one product, and a great deal of care about what happens in a second.',
  updatedOn: '2026-11-21',
  empty: { line: 'No open roles today.', hint: 'When there are any, they stand here first.' },
  sections: [
    {
      slug: 'meanwhile',
      heading: 'Meanwhile',
      body: [
        'Ridewire is open software: what you would work on can be read, tried and improved today. The project starts with two commands, every choice a newcomer would question has a page, and a good change is the best application there is.',
        'If you would rather drive, that is always open.',
      ],
    },
  ],
  related: [
    { to: '/about-us', label: 'About us' },
    { to: '/license', label: 'License' },
    { to: '/drivers', label: 'Driving with us' },
  ],
} satisfies ArticleTexts;
