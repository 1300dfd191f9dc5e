import type { AlertPlace, NotificationType, NotificationView } from '@ridewire/contracts';

/** A notification as the database hands it out. */
export interface NotificationImage {
  id: string;
  type: NotificationType;
  title: string;
  message: string;
  rideId: string | null;
  about: { name: string; email: string } | null;
  location: AlertPlace | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  readAt: number | null;
}

const millis = (column: string) => `floor(extract(epoch from ${column}) * 1000)`;

/**
 * SQL for the NotificationImage of rows named `n`. Titles and messages are bounded by the table's checks so that an image
 * always fits a notification of the database (8,000 bytes).
 */
export const NOTIFICATION_IMAGE = `json_build_object(
  'id', n.id, 'type', n.type, 'title', n.title, 'message', n.message, 'rideId', n.ride_id,
  'about', case when n.about_name is not null then json_build_object('name', n.about_name, 'email', n.about_email) end,
  'location', case when n.address is not null then json_build_object('address', n.address, 'lat', n.lat, 'lng', n.lng) end,
  'createdAt', ${millis('n.created_at')}, 'readAt', ${millis('n.read_at')})`;

export const viewNotification = ({ createdAt, readAt, ...image }: NotificationImage): NotificationView => ({
  ...image,
  createdAt: new Date(createdAt).toISOString(),
  readAt: readAt === null ? null : new Date(readAt).toISOString(),
});
