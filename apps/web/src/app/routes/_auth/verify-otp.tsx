import { createFileRoute } from '@tanstack/react-router';
import { VerifyOtp } from '../../../features/auth/verify-otp/VerifyOtp.tsx';

export const Route = createFileRoute('/_auth/verify-otp')({
  // The browser keeps a page's state over a reload.
  beforeLoad: ({ location: { state } }) => ({
    email: state.email,
    resendAt: state.resendAt,
    signUpDraft: state.signUpDraft,
  }),
  component: VerifyOtp,
});
