import type { NotificationView, Role } from '@ridewire/contracts';
import { linkOptions } from '@tanstack/react-router';

/** The target of a notification; undefined when no page of this role says more. */
export function findLink({ type, params, rideId, about }: NotificationView, role: Role) {
  switch (type) {
    case 'trouble':
    case 'chat_reported':
    case 'low_rating':
    case 'guest_unserved':
      return role === 'admin' && rideId
        ? linkOptions({ to: '/dashboard/ride-management/$rideId', params: { rideId } })
        : undefined;
    case 'problem_reported':
    case 'problem_assigned':
      return role === 'admin'
        ? linkOptions({ to: '/dashboard/admin/problems', search: rideId ? { ride: rideId } : {} })
        : undefined;
    case 'problem_answered':
    case 'problem_closed':
    case 'scheduled_unserved':
    case 'item_lost':
    case 'item_found':
    case 'item_answered':
      if (role === 'admin' || !rideId) return undefined;
      return role === 'rider'
        ? linkOptions({ to: '/dashboard/rider/history', search: { ride: rideId } })
        : linkOptions({ to: '/dashboard/driver/history', search: { ride: rideId } });
    case 'rides_stuck':
      return role === 'admin'
        ? linkOptions({ to: '/dashboard/admin/live', search: { stuck: true } })
        : undefined;
    case 'driver_waiting':
    case 'document_waiting':
    case 'vehicle_waiting':
      return role === 'admin'
        ? linkOptions({ to: '/dashboard/driver-management', search: about ? { q: about.email } : {} })
        : undefined;
    case 'message_received':
      return role === 'admin'
        ? linkOptions({ to: '/dashboard/admin/messages', search: about ? { q: about.email } : {} })
        : undefined;
    case 'factor_removed':
    case 'passkey_added':
    case 'passkey_removed':
      return linkOptions({ to: '/settings' });
    case 'announcement':
    case 'break_over':
    case 'break_ended':
    case 'queue_left':
      return role === 'driver' ? linkOptions({ to: '/dashboard/driver' }) : undefined;
    case 'quest_reached':
    case 'referral_paid':
      return role === 'driver' ? linkOptions({ to: '/dashboard/driver/earnings' }) : undefined;
    case 'alert_acknowledged':
      if (role === 'admin') return undefined;
      return role === 'rider'
        ? linkOptions({ to: '/dashboard/rider' })
        : linkOptions({ to: '/dashboard/driver' });
    case 'scheduled_requested':
      return role === 'rider' ? linkOptions({ to: '/dashboard/rider' }) : undefined;
    case 'ahead_reminder':
    case 'ahead_lost':
      return role === 'driver' ? linkOptions({ to: '/dashboard/driver/ahead' }) : undefined;
    case 'guest_missed':
      return role === 'admin' ? linkOptions({ to: '/dashboard/admin/book' }) : undefined;
    case 'scheduled_missed':
    case 'scheduled_moved':
    case 'scheduled_changed':
    case 'scheduled_canceled':
    case 'scheduled_taken':
    case 'scheduled_returned':
    case 'series_ride':
      return role === 'rider' ? linkOptions({ to: '/dashboard/rider/active-rides' }) : undefined;
    case 'ride_refunded':
      if (role !== 'rider') return undefined;
      return rideId
        ? linkOptions({ to: '/dashboard/rider/payments/$rideId', params: { rideId } })
        : linkOptions({ to: '/dashboard/rider/payments' });
    case 'document_approved':
    case 'document_returned':
    case 'document_expiring':
    case 'document_expired':
      if (role !== 'driver') return undefined;
      // Of a vehicle they don't drive now.
      return 'plate' in params
        ? linkOptions({ to: '/dashboard/driver/vehicles' })
        : linkOptions({ to: '/dashboard/driver/documents' });
    case 'driver_approved':
    case 'driver_suspended':
    case 'driver_reactivated':
      return role === 'driver' ? linkOptions({ to: '/dashboard/goonline' }) : undefined;
    default:
      return undefined;
  }
}
