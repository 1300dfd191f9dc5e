import { addressed, type Addressee, type Letter } from '../letter.ts';

export const writeDriverApprovedLetter = (to: Addressee): Letter => ({
  subject: 'You’re approved to drive',
  preheader: 'Go online, and requests come to you.',
  heading: 'You’re approved to drive',
  paragraphs: [
    addressed(to, 'Your driver account was approved.'),
    'Go online when you are ready. Requests near you then come to your screen.',
  ],
  link: { label: 'Open your dashboard', path: '/dashboard/driver' },
  footnote: 'You get this email because you signed up as a driver.',
});
