import { defineTexts } from '../../../kit/texts/define-texts.ts';

export const verifyOtp = {
  title: 'Verify your email',
  sentTo: 'Enter the 6-digit code we sent to',
  code: 'Verification code',
  digit: (position: number, length: number) => `Digit ${position} of ${length}`,
  submit: 'Verify Email',
  submitting: 'Verifying...',
  success: 'Your email has been successfully verified!',
  failure: 'Invalid OTP, try again.',
  resent: 'A new OTP has been sent to your email.',
  resendFailed: 'Failed to resend OTP.',
  missingEmail: 'Missing email context, please sign up again.',
  backToSignUp: 'Back to sign up',
};

export const [useVerifyOtpTexts] = defineTexts('verifyOtp', verifyOtp);
