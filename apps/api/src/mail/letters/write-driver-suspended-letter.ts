import { addressed, type Addressee, type Letter } from '../letter.ts';

export const writeDriverSuspendedLetter = (to: Addressee): Letter => ({
  subject: 'Your driver account is suspended',
  preheader: 'You can’t go online for now.',
  heading: 'Your driver account is suspended',
  paragraphs: [
    addressed(to, 'Your driver account was suspended.'),
    'You can sign in, but you can’t go online or take rides. Support can tell you why.',
  ],
  link: { label: 'Contact support', path: '/contact' },
  footnote: 'You get this email because you drive with us.',
});
