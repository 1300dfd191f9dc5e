import { defineTexts } from '../../../kit/texts/define-texts.ts';

export const forgotPassword = {
  title: 'Forgot your password?',
  lead: 'Enter your email. We’ll send a code to reset your password.',
  submit: 'Send Code',
  submitting: 'Sending...',
  success: 'OTP sent to your email',
  failure: 'Failed to send reset OTP',
};

export const [useForgotPasswordTexts] = defineTexts('forgotPassword', forgotPassword);
