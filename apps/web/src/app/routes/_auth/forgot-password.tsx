import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '../../../features/auth/reset-password/ForgotPassword.tsx';

export const Route = createFileRoute('/_auth/forgot-password')({ component: ForgotPassword });
