import type { ArticleTexts } from '../../pages/article/article-texts.ts';

export default {
  title: 'Safety · Ridewire',
  description:
    'In danger call 999. What Ridewire does before, during and after a ride so that it rarely comes to that.',
  headline: 'Somebody knows where you are',
  lead: 'In danger call 999 first: police, ambulance and fire in Bangladesh. Then hold SOS.',
  updatedOn: '2026-11-21',
  action: { to: '/report', label: 'Report something' },
  sections: [
    {
      slug: 'before',
      heading: 'Before a ride',
      body: [
        'A person looks at every driver’s license, registration and insurance, and at the day each expires. Everybody confirms an email address before they can sign in.',
        'Drivers who are asked see the trip and the fare, and nothing about who you are. Names and numbers are shown once a driver has accepted, to the two of you.',
      ],
    },
    {
      slug: 'during',
      heading: 'During a ride',
      body: [
        'Compare the plate before you get in; it stands large on your screen. The map shows the car, and our team sees every ride of the city on one board. Rides that are stuck point themselves out.',
      ],
    },
    {
      slug: 'sos',
      heading: 'SOS',
      body: [
        'Rider and driver both have it during a ride. Hold it for a second. Every one of our team who is signed in sees who you are, where and in which car, with a tone, and the call stays on their screens until one of them takes it. You read that help knows.',
        'Our team is not the police. Call 999 as well.',
      ],
    },
    {
      slug: 'after',
      heading: 'After a ride',
      body: [
        'Who came when, the way the car took and every call for help are kept. Tell us what happened and we look at it with you. People we block or suspend are signed out everywhere at once, and rides they had not begun are taken from them.',
      ],
    },
  ],
  related: [
    { to: '/report', label: 'Report something' },
    { to: '/faq#sos', label: 'What the SOS button does' },
    { to: '/privacy', label: 'What we keep' },
    { to: '/help', label: 'Help' },
  ],
} satisfies ArticleTexts;
