import type { ArticleTexts } from '../../pages/article/article-texts.ts';

export default {
  title: 'Put Ridewire on your home screen · Ridewire',
  description:
    'Ridewire runs in your browser: no store, no download. How to add it to the home screen of a phone or computer.',
  headline: 'Ridewire runs in your browser',
  lead: 'There is nothing to download. Add it to your home screen, and it opens like an app, without the browser around it.',
  updatedOn: '2026-11-21',
  action: { to: '/login', label: 'Open Ridewire' },
  install: { label: 'Install Ridewire', done: 'Ridewire is installed.' },
  sections: [
    {
      slug: 'android',
      heading: 'Android, with Chrome',
      body: [
        {
          steps: [
            'Open this page in Chrome.',
            'Press the three dots at the top right.',
            'Choose “Add to Home screen”, then “Install”.',
          ],
        },
      ],
    },
    {
      slug: 'iphone',
      heading: 'iPhone and iPad, with Safari',
      body: [
        {
          steps: [
            'Open this page in Safari.',
            'Press the Share button: a square with an arrow that points up.',
            'Scroll down, choose “Add to Home Screen”, then “Add”.',
          ],
        },
      ],
    },
    {
      slug: 'computer',
      heading: 'Computer, with Chrome or Edge',
      body: [
        {
          steps: [
            'Open this page.',
            'Press the install button at the right end of the address bar: a screen with an arrow.',
            'Choose “Install”.',
          ],
        },
        'In Safari on a Mac choose File, then “Add to Dock”. In Firefox a bookmark does the same work.',
      ],
    },
    {
      slug: 'good-to-know',
      heading: 'Good to know',
      body: [
        'It needs a connection: what you see is always what is so, never a copy from yesterday. It updates itself. To be rid of it, remove its icon as you would any app’s.',
      ],
    },
  ],
  related: [
    { to: '/riders', label: 'For riders' },
    { to: '/drivers', label: 'For drivers' },
    { to: '/help', label: 'Help' },
  ],
} satisfies ArticleTexts;
