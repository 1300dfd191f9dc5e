import { addressed, type Addressee, type Letter } from '../letter.ts';

/** @param when the moment of the reset, in words: the mail may come much later */
export const writePasswordResetLetter = (to: Addressee, when: string): Letter => ({
  subject: 'Your password was reset',
  preheader: 'If that wasn’t you, reset it again now.',
  heading: 'Your password was reset',
  paragraphs: [
    addressed(to, `The password of your account was reset on ${when}.`),
    'Everybody who was signed in to it was signed out. Sign in with the new password.',
  ],
  link: { label: 'Sign in', path: '/login' },
  footnote:
    'If that wasn’t you, somebody can read your email. Change your email’s password, then reset this one again.',
});
