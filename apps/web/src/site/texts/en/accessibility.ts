import type { ArticleTexts } from '../../pages/article/article-texts.ts';

export default {
  title: 'Accessibility · Ridewire',
  description:
    'What we do so that everybody can use Ridewire, where it still falls short, and how to tell us.',
  headline: 'For every hand, eye and ear',
  lead: 'We aim at WCAG 2.2, level AA, and a check that runs with every change keeps us to it.',
  updatedOn: '2026-11-21',
  sections: [
    {
      slug: 'works',
      heading: 'What you can count on',
      body: [
        {
          points: [
            'Everything works by keyboard alone, with a focus you can see.',
            'What changes by itself is told to screen readers in words.',
            'Text and controls have contrast enough, light and dark. Nothing is told by color alone.',
            'Pages fit a screen 320 pixels wide, or text at four times its size, without scrolling sideways.',
            'Moving things stand still when your device asks for less motion.',
            'What sounds is shown as well, and can be silenced.',
            'The public pages can be read without scripts.',
          ],
        },
      ],
    },
    {
      slug: 'short',
      heading: 'Where it falls short',
      body: [
        'A map is a picture: where the car is stands beside it in words, but the streets do not. Places can be searched by name instead of pointed at. What drivers send as photos of documents has no description.',
      ],
    },
    {
      slug: 'tell',
      heading: 'Tell us',
      body: [
        'If something stands in your way, it is a fault of ours. Write to us what you wanted to do, where, and with which device. No form is needed, an email will do.',
      ],
    },
  ],
  related: [
    { to: '/contact', label: 'Contact' },
    { to: '/help', label: 'Help' },
  ],
} satisfies ArticleTexts;
