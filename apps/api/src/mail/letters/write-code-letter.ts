import { CODE_MINUTES, type CodePurpose } from '../../auth/make-code.ts';
import { addressed, type Addressee, type Letter } from '../letter.ts';

const WORDS = {
  verify: {
    subject: 'Your Ridewire code',
    heading: 'Confirm your email',
    ask: 'Enter this code to confirm your email.',
    footnote:
      'If you didn’t sign up, ignore this email. Without the code nobody can use the account, and it is removed after a day.',
  },
  reset: {
    subject: 'Your password reset code',
    heading: 'Choose a new password',
    ask: 'Enter this code to choose a new password.',
    footnote:
      'If you didn’t ask for it, ignore this email: your password stays as it is. Never give the code to anyone.',
  },
} as const;

export function writeCodeLetter(to: Addressee, purpose: CodePurpose, code: string): Letter {
  const { subject, heading, ask, footnote } = WORDS[purpose];
  return {
    subject,
    preheader: `${code} works for ${CODE_MINUTES} minutes.`,
    heading,
    paragraphs: [addressed(to, ask), `It works once, for ${CODE_MINUTES} minutes.`],
    code,
    footnote,
  };
}
