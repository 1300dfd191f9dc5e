import type { ArticleTexts } from '../../pages/article/article-texts.ts';

export default {
  title: 'Help · Ridewire',
  description: 'The usual troubles with signing in, riding and driving, and what to do about each.',
  headline: 'How can we help?',
  lead: 'First the usual troubles, each with what to do. For everything else there is a person.',
  updatedOn: '2026-11-21',
  action: { to: '/contact', label: 'Write to us' },
  sections: [
    {
      slug: 'signing-in',
      heading: 'Signing in',
      body: [
        {
          terms: [
            {
              name: 'No code in the mail',
              text: 'Look among spam. After two minutes you can ask for another; the latest one counts, for ten minutes.',
            },
            {
              name: 'Forgotten password',
              text: 'Choose “Forgot your password?” on the login page. A code by mail lets you set a new one.',
            },
            {
              name: 'A stranger’s device',
              text: 'Under Settings, sign out every device you don’t recognize, then set a new password.',
            },
          ],
        },
      ],
    },
    {
      slug: 'riding',
      heading: 'Riding',
      body: [
        {
          terms: [
            {
              name: 'Nobody accepts',
              text: 'After four minutes we tell you. Try again a little later, or from a spot that is easier to reach.',
            },
            {
              name: 'Wrong fare',
              text: 'Write to us with the ride’s number. We compare it with the way the car took.',
            },
            {
              name: 'Something left behind',
              text: 'Write to us with the ride’s number at once; we ask the driver.',
            },
          ],
        },
      ],
    },
    {
      slug: 'driving',
      heading: 'Driving',
      body: [
        {
          terms: [
            {
              name: 'No requests',
              text: 'Your screen says whether you are online and whether your phone tells where you are. Allow location, and keep the page open.',
            },
            {
              name: 'Document returned',
              text: 'The reason stands beside it. Send it again; the one that was approved counts until then.',
            },
          ],
        },
      ],
    },
  ],
  related: [
    { to: '/faq', label: 'Questions and answers' },
    { to: '/safety', label: 'Safety' },
    { to: '/report', label: 'Report something' },
  ],
} satisfies ArticleTexts;
