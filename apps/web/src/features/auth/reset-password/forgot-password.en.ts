import { defineTexts } from '../../../kit/texts/define-texts.ts';

export const forgotPassword = {
  title: 'Forgot your password?',
  lead: 'Enter the email of your account. We send a code to it, with which you set a new password.',
  submit: 'Send Code',
  submitting: 'Sending...',
  success: 'OTP sent to your email',
  failure: 'Failed to send reset OTP',
};

export const [useForgotPasswordTexts] = defineTexts('forgotPassword', forgotPassword);
