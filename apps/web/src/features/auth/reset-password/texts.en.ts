import { defineTexts } from '../../../kit/texts/define-texts.ts';

export const resetPassword = {
  title: 'Set a new password',
  lead: 'If there is an account with this email, a 6-digit code is in its mail.',
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
  doneLead: 'You are signed out everywhere else. The login page opens in 5 seconds.',
  continueToLogin: 'Continue to Login',
};

export const [useResetPasswordTexts] = defineTexts('resetPassword', resetPassword);
