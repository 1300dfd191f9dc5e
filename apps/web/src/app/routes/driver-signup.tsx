import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/driver-signup')({
  beforeLoad: () => {
    throw redirect({ to: '/signup', search: { role: 'driver' }, replace: true });
  },
});
