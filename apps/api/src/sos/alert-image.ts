import type { AlertView, OwnAlert } from '@ridewire/contracts';
import { schema, type Orm } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AlertImage } from '../live/images.ts';

const { alerts, checkIns, rides, users } = schema;
const caller = alias(users, 'caller');
const taker = alias(users, 'taker');
const closer = alias(users, 'closer');

/** SOS alerts with their senders, and the admins who took and closed them; callers add the condition. */
export const selectAlerts = (orm: Pick<Orm, 'select'>) =>
  orm
    .select({
      id: alerts.id,
      rideId: alerts.rideId,
      kind: alerts.kind,
      by: { id: caller.id, role: caller.role, name: caller.name, phone: caller.phone },
      passenger: rides.passenger,
      message: alerts.message,
      location: { address: alerts.address, lat: alerts.lat, lng: alerts.lng },
      // The answer to a check-in, or its lack, has the place where the car was.
      isPlaceOfCar: sql<boolean>`exists (select from ${checkIns} where ${checkIns.rideId} = ${alerts.rideId}
        and ${checkIns.lat} = ${alerts.lat} and ${checkIns.lng} = ${alerts.lng})`,
      raisedAt: alerts.raisedAt,
      acknowledgedAt: alerts.acknowledgedAt,
      acknowledgedBy: { id: taker.id, name: taker.name },
      closedAt: alerts.closedAt,
      closedBy: { id: closer.id, name: closer.name },
    })
    .from(alerts)
    .innerJoin(caller, eq(caller.id, alerts.raisedBy))
    .innerJoin(rides, eq(rides.id, alerts.rideId))
    .leftJoin(taker, eq(taker.id, alerts.acknowledgedBy))
    .leftJoin(closer, eq(closer.id, alerts.closedBy));

export type AlertRow = Awaited<ReturnType<typeof selectAlerts>>[number];

/** Its texts are limited so that it fits a notification (8,000 bytes). */
export const alertImage = ({
  id,
  rideId,
  kind,
  by,
  passenger,
  message,
  location,
  isPlaceOfCar,
  ...row
}: AlertRow): AlertImage => ({
  ...{ id, rideId, kind, by, passenger, message, location, isPlaceOfCar },
  raisedAt: row.raisedAt.getTime(),
  acknowledged:
    row.acknowledgedBy && row.acknowledgedAt
      ? { by: row.acknowledgedBy, at: row.acknowledgedAt.getTime() }
      : null,
});

const time = (at: number) => new Date(at).toISOString();

export const viewAlert = ({ raisedAt, acknowledged, ...image }: AlertImage): AlertView => ({
  ...image,
  passenger: image.passenger ?? null,
  isPlaceOfCar: image.isPlaceOfCar ?? false,
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
