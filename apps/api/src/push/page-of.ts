import type { Role } from '@ridewire/contracts';
import type { Told } from './pushes-of.ts';

const HOME: Record<Role, string> = {
  rider: '/dashboard/rider',
  driver: '/dashboard/driver',
  admin: '/dashboard/admin/live',
};

/** The page a push message leads to: the same as the bell's (web: find-link.ts), or the person's home. */
export function pageOf(told: Told, role: Role): string {
  if (told.what !== 'notification') return HOME[role];
  const { type, params, rideId, email } = told;
  const about = email === undefined ? '' : `?q=${encodeURIComponent(email)}`;
  switch (type) {
    case 'trouble':
    case 'chat_reported':
    case 'low_rating':
    case 'guest_unserved':
      return role === 'admin' && rideId ? `/dashboard/ride-management/${rideId}` : HOME[role];
    case 'rides_stuck':
      return role === 'admin' ? `${HOME.admin}?stuck=true` : HOME[role];
    case 'driver_waiting':
    case 'document_waiting':
    case 'vehicle_waiting':
      return `/dashboard/driver-management${about}`;
    case 'message_received':
      return `/dashboard/admin/messages${about}`;
    case 'problem_reported':
    case 'problem_assigned':
      return rideId ? `/dashboard/admin/problems?ride=${rideId}` : '/dashboard/admin/problems';
    case 'problem_answered':
    case 'problem_closed':
    case 'scheduled_unserved':
    case 'item_lost':
    case 'item_found':
    case 'item_answered':
      return rideId ? `/dashboard/${role}/history?ride=${rideId}` : HOME[role];
    case 'ride_refunded':
      return rideId ? `/dashboard/rider/payments/${rideId}` : '/dashboard/rider/payments';
    case 'document_approved':
    case 'document_returned':
    case 'document_expiring':
    case 'document_expired':
      return 'plate' in params ? '/dashboard/driver/vehicles' : '/dashboard/driver/documents';
    case 'driver_approved':
    case 'driver_suspended':
    case 'driver_reactivated':
      return '/dashboard/goonline';
    case 'announcement':
    case 'break_over':
    case 'break_ended':
    case 'queue_left':
    case 'alert_acknowledged':
    case 'scheduled_requested':
      return HOME[role];
    case 'quest_reached':
    case 'referral_paid':
      return '/dashboard/driver/earnings';
    case 'ahead_reminder':
    case 'ahead_lost':
      return '/dashboard/driver/ahead';
    case 'guest_missed':
      return '/dashboard/admin/book';
    case 'factor_removed':
    case 'passkey_added':
    case 'passkey_removed':
      return '/settings';
    case 'scheduled_missed':
    case 'scheduled_moved':
    case 'scheduled_changed':
    case 'scheduled_canceled':
    case 'scheduled_taken':
    case 'scheduled_returned':
    case 'series_ride':
      return '/dashboard/rider/active-rides';
  }
}
