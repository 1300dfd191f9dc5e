import type { NotificationView } from '@ridewire/contracts';
import { millis } from '../core/millis.ts';
import type { NotificationImage } from '../live/images.ts';

/**
 * SQL for the NotificationImage of rows named `n`. The table's checks limit its content, so that an image always fits a
 * notification of the database (8,000 bytes).
 */
export const NOTIFICATION_IMAGE = `json_build_object(
  'id', n.id, 'type', n.type, 'params', n.params, 'rideId', n.ride_id,
  'about', case when n.about_name is not null then json_build_object('name', n.about_name, 'email', n.about_email) end,
  'location', case when n.address is not null then json_build_object('address', n.address, 'lat', n.lat, 'lng', n.lng) end,
  'createdAt', ${millis('n.created_at')}, 'readAt', ${millis('n.read_at')})`;

export const viewNotification = ({ createdAt, readAt, ...image }: NotificationImage): NotificationView => ({
  ...image,
  createdAt: new Date(createdAt).toISOString(),
  readAt: readAt === null ? null : new Date(readAt).toISOString(),
});
