import type { ArticleTexts } from '../../pages/article/article-texts.ts';

export default {
  title: 'For drivers · Ridewire',
  description: 'What you need to drive, how requests reach you, and what is yours of each fare.',
  headline: 'Drive when you want, and see why it pays',
  lead: 'Requests arrive the instant they are made, with everything you need to say yes or no.',
  updatedOn: '2026-11-21',
  action: { to: '/signup?role=driver', label: 'Sign up to drive' },
  sections: [
    {
      slug: 'starting',
      heading: 'Before your first ride',
      body: [
        {
          steps: [
            'Sign up as a driver and confirm your email address.',
            'Enter your car’s model and plate.',
            'Send your license, registration and insurance, each as a photo or a PDF, with the day it expires.',
            'A person looks at them. If one can’t be read you are told why and send it again.',
            'Once you are approved, press Go Online.',
          ],
        },
      ],
    },
    {
      slug: 'requests',
      heading: 'Requests',
      body: [
        'You see the fare, the trip and the way to the pickup, and have 30 seconds. Whoever accepts first gets the ride. Decline what doesn’t suit you: it does not come back.',
        'Then you take the ride through its stages: Picked Up, In Transit, Complete. Your phone’s own maps show the way, and the rider’s number is one press away.',
      ],
    },
    {
      slug: 'earnings',
      heading: 'Earnings',
      body: [
        'Riders pay you in cash. Ridewire keeps a fifth of each fare, the same for everybody. Your earnings page shows fare, fee and what is yours, by day, week and month and for every single ride.',
      ],
    },
    {
      slug: 'safety',
      heading: 'Your safety',
      body: [
        'Riders have confirmed their address, and you learn who it is when you accept. SOS works for you exactly as it does for them.',
      ],
    },
  ],
  related: [
    { to: '/safety', label: 'Safety' },
    { to: '/download', label: 'Put it on your phone' },
    { to: '/faq#become-driver', label: 'Questions from drivers' },
    { to: '/contact?topic=driving', label: 'Ask us' },
  ],
} satisfies ArticleTexts;
