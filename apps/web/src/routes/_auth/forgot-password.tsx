import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '../../screens/forgot-password/ForgotPassword.tsx';

export const Route = createFileRoute('/_auth/forgot-password')({ component: ForgotPassword });
