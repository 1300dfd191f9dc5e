import type { LetterTexts } from './letter.ts';
import { writeDay, writeTime } from './write-moment.ts';

const lasting = ({ code, minutes }: { code: string; minutes: number }) => ({
  preheader: `${code} works for ${minutes} minutes.`,
  once: `It works once, for ${minutes} minutes.`,
});

export const EN: LetterTexts = {
  verify_code: (params) => ({
    subject: 'Your Ridewire code',
    preheader: lasting(params).preheader,
    heading: 'Confirm your email',
    paragraphs: ['Enter this code to confirm your email.', lasting(params).once],
    footnote:
      'If you didn’t sign up, ignore this email. Without the code nobody can use the account, and it is removed after a day.',
  }),
  reset_code: (params) => ({
    subject: 'Your password reset code',
    preheader: lasting(params).preheader,
    heading: 'Choose a new password',
    paragraphs: ['Enter this code to choose a new password.', lasting(params).once],
    footnote:
      'If you didn’t ask for it, ignore this email: your password stays as it is. Never give the code to anyone.',
  }),
  password_reset: ({ at, timeZone }) => ({
    subject: 'Your password was reset',
    preheader: 'If that wasn’t you, reset it again now.',
    paragraphs: [
      `The password of your account was reset on ${writeDay(at, timeZone, 'en')} at ${writeTime(at, timeZone, 'en')}.`,
      'Everybody who was signed in to it was signed out. Sign in with the new password.',
    ],
    label: 'Sign in',
    footnote:
      'If that wasn’t you, somebody can read your email. Change your email’s password, then reset this one again.',
  }),
  driver_approved: () => ({
    subject: 'You’re approved to drive',
    preheader: 'Go online, and requests come to you.',
    paragraphs: [
      'Your driver account was approved.',
      'Go online when you are ready. Requests near you then come to your screen.',
    ],
    label: 'Open your dashboard',
    footnote: 'You get this email because you signed up as a driver.',
  }),
  driver_suspended: ({ reason }) => ({
    subject: 'Your driver account is suspended',
    preheader: 'You can’t go online for now.',
    paragraphs: [
      'Your driver account was suspended.',
      ...(reason === null
        ? ['You can sign in, but you can’t go online or take rides. Support can tell you why.']
        : [
            `Reason: ${reason}`,
            'You can sign in, but you can’t go online or take rides. Write to support if this is wrong.',
          ]),
    ],
    label: 'Contact support',
    footnote: 'You get this email because you drive with us.',
  }),
  driver_reactivated: () => ({
    subject: 'You can drive again',
    preheader: 'Your driver account is active again.',
    paragraphs: [
      'Your driver account is active again.',
      'Go online when you are ready. Requests near you then come to your screen.',
    ],
    label: 'Open your dashboard',
    footnote: 'You get this email because you drive with us.',
  }),
  message_answered: ({ answer, writtenAt, timeZone }) => {
    const wrote = `You wrote to us on ${writeDay(writtenAt, timeZone, 'en')}.`;
    return {
      subject: 'We answered your message',
      preheader: wrote,
      paragraphs: [`${wrote} This is our answer.`, ...answer],
      label: 'Write to us again',
      footnote:
        'You get this email because somebody wrote to us and gave this address. If that wasn’t you, ignore it.',
    };
  },
};
