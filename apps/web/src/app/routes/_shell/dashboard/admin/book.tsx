import { createFileRoute } from '@tanstack/react-router';
import { requireRight } from '../../../../../features/session/guards.ts';
import { PhoneBooking } from '../../../../../features/phone-bookings/PhoneBooking.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/book')({
  beforeLoad: ({ context }) => requireRight(context.me, 'bookings:write'),
  component: PhoneBooking,
});
