import { defineTexts } from '../../../kit/texts/define-texts.ts';

export const resetPassword = {
  title: 'Set a new password',
  lead: 'If this email has an account, we’ve sent it a 6-digit code.',
  code: 'Code',
  newPassword: 'New password',
  rules: {
    length: 'At least 8 characters',
    letters: 'Upper and lower case letters',
    digit: 'A number',
    special: 'A special character, such as ! or #',
  },
  ruleMet: 'Done:',
  ruleOpen: 'Missing:',
  submit: 'Reset Password',
  submitting: 'Updating...',
  success: 'Password reset successful. Redirecting to login...',
  failure: 'Password reset failed',
  missingEmail: 'Missing email context, please sign up.',
  doneTitle: 'Password Reset Complete',
  doneLead: 'We’ve signed you out everywhere else. The sign-in page opens in 5 seconds.',
  doneLeadPasskeys:
    'We’ve signed you out everywhere else. Your passkeys still work: check them in Settings. The sign-in page opens in 5 seconds.',
  continueToLogin: 'Continue to Login',
};

export const [useResetPasswordTexts] = defineTexts('resetPassword', resetPassword);
