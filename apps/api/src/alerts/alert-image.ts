import type { AlertPlace, AlertView, OwnAlert, Role } from '@ridewire/contracts';

/** An alert as the database hands it out: everything any viewer may need. */
export interface AlertImage {
  id: string;
  rideId: string;
  by: { id: string; role: Role; name: string; phone: string | null };
  message: string;
  location: AlertPlace;
  /** Milliseconds since 1970. */
  raisedAt: number;
  acknowledged: { by: { id: string; name: string }; at: number } | null;
}

const millis = (column: string) => `floor(extract(epoch from ${column}) * 1000)`;

/** SQL for the AlertImage of rows named `a`. Its texts are bounded so that it fits a notification (8,000 bytes). */
export const ALERT_IMAGE = `json_build_object(
  'id', a.id, 'rideId', a.ride_id,
  'by', (select json_build_object('id', u.id, 'role', u.role, 'name', u.name, 'phone', u.phone)
    from users u where u.id = a.raised_by),
  'message', a.message, 'location', json_build_object('address', a.address, 'lat', a.lat, 'lng', a.lng),
  'raisedAt', ${millis('a.raised_at')},
  'acknowledged', (select json_build_object(
      'by', json_build_object('id', u.id, 'name', u.name), 'at', ${millis('a.acknowledged_at')})
    from users u where u.id = a.acknowledged_by))`;

const time = (at: number) => new Date(at).toISOString();

export const viewAlert = ({ raisedAt, acknowledged, ...image }: AlertImage): AlertView => ({
  ...image,
  raisedAt: time(raisedAt),
  acknowledged: acknowledged && { by: acknowledged.by, at: time(acknowledged.at) },
});

export const viewOwnAlert = (image: AlertImage): OwnAlert => ({
  id: image.id,
  rideId: image.rideId,
  message: image.message,
  location: image.location,
  raisedAt: time(image.raisedAt),
  acknowledgedAt: image.acknowledged && time(image.acknowledged.at),
});
