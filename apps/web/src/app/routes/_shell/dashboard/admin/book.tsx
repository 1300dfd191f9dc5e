import { createFileRoute } from '@tanstack/react-router';
import { PhoneBooking } from '../../../../../features/phone-bookings/PhoneBooking.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/book')({ component: PhoneBooking });
