import { addressed, type Addressee, type Letter } from '../letter.ts';

export const writeDriverReactivatedLetter = (to: Addressee): Letter => ({
  subject: 'You can drive again',
  preheader: 'Your driver account is active again.',
  heading: 'You can drive again',
  paragraphs: [
    addressed(to, 'Your driver account is active again.'),
    'Go online when you are ready. Requests near you then come to your screen.',
  ],
  link: { label: 'Open your dashboard', path: '/dashboard/driver' },
  footnote: 'You get this email because you drive with us.',
});
