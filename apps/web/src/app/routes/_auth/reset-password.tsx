import { createFileRoute } from '@tanstack/react-router';
import { ResetPassword } from '../../../features/auth/reset-password/ResetPassword.tsx';

export const Route = createFileRoute('/_auth/reset-password')({
  // The browser keeps a page's state over a reload.
  beforeLoad: ({ location: { state } }) => ({
    email: state.email,
    resendAt: state.resendAt,
    isReset: state.isReset === true,
    hasPasskeys: state.hasPasskeys,
  }),
  component: ResetPassword,
});
