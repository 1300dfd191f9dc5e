import { defineTexts } from '../texts/define-texts.ts';

export const dialogs = {
  cancel: 'Cancel',
  password: {
    title: 'Confirm it’s you',
    text: 'Enter your password to go on. We won’t ask again for ten minutes.',
    label: 'Password',
    missing: 'Enter your password.',
    confirm: 'Continue',
    confirming: 'Checking...',
    cancel: 'Cancel',
    failed: 'We couldn’t check your password. Try again.',
  },
};

export const [useDialogsTexts] = defineTexts('dialogs', dialogs);
