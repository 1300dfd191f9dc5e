import type { ArticleTexts } from '../../pages/article/article-texts.ts';

export default {
  title: 'Cookies · Ridewire',
  description:
    'Three cookies and a few notes on your device, all ours and all needed. No banner, for there is nothing to consent to.',
  headline: 'Three cookies, all ours',
  lead: 'No advertising, no analytics, nothing from anybody else. That is why no banner asks you.',
  updatedOn: '2026-11-21',
  sections: [
    {
      slug: 'cookies',
      heading: 'Cookies',
      body: [
        'Who only reads these pages gets none at all. Who signs in gets the first; who chooses a language or goes on to the app from a page in Bangla, the second; who folds the sidebar, the third.',
        {
          terms: [
            {
              name: 'ridewire_session',
              text: 'Says that you are signed in. Scripts can’t read it, other sites can’t send it. 30 days, counted anew while you use Ridewire; gone when you log out. Over HTTPS its name begins with __Host-.',
            },
            { name: 'ridewire_language', text: 'Which language you chose. One year.' },
            { name: 'sidebar_state', text: 'Whether the sidebar is open. 7 days.' },
          ],
        },
      ],
    },
    {
      slug: 'storage',
      heading: 'Notes on your device',
      body: [
        'Kept by your browser and never sent to us, until you clear them:',
        {
          terms: [
            { name: 'ridewire-color-scheme', text: 'Light or dark, if you chose.' },
            { name: 'ridewire-sound-volumes', text: 'How loud each sound is, if you changed it.' },
            {
              name: 'ridewire-recent-places',
              text: 'The last five places you rode from or to, to offer them again.',
            },
            {
              name: 'ridewire-dismissed-ride',
              text: 'Which finished ride you put away.',
            },
          ],
        },
      ],
    },
    {
      slug: 'without',
      heading: 'Without them',
      body: [
        'You can forbid all of this in your browser. These pages stay readable, only signing in won’t work, and your choices are forgotten.',
      ],
    },
  ],
  related: [
    { to: '/privacy', label: 'Privacy' },
    { to: '/terms', label: 'Terms' },
  ],
} satisfies ArticleTexts;
