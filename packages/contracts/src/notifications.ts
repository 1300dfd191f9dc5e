import { z } from 'zod';
import { Lat, Lng } from './geo.ts';
import { PageInput } from './pages.ts';
import { RideId } from './rides.ts';
import type { Role } from './roles.ts';
import { mistake } from './mistakes.ts';
import type { FieldName } from './texts/en/form-mistakes.ts';
import { boundedLine } from './text.ts';

/**
 * What somebody in trouble typed, or nothing: line breaks become blanks, for no call for help is refused for how it was
 * typed.
 */
const wordsOrBlank = (field: FieldName, max: number) =>
  z.preprocess(
    (value: string | null | undefined) =>
      // oxlint-disable-next-line no-control-regex
      typeof value === 'string' ? value.replace(/[\u0000-\u001f\u007f]+/g, ' ') : (value ?? ''),
    boundedLine(field, { min: [0, ''], max }),
  );

/** Where something happened; the address may be blank. */
export const AlertPlace = z.object({ address: wordsOrBlank('address', 200), lat: Lat, lng: Lng });
export type AlertPlace = z.infer<typeof AlertPlace>;

/** The SOS button, pressed by the rider or the driver of a ride. */
export const RaiseAlertInput = z.object({
  rideId: RideId,
  message: wordsOrBlank('message', 500),
  location: AlertPlace,
});
export type RaiseAlertInput = z.infer<typeof RaiseAlertInput>;

export const AlertIdInput = z.object({ alertId: z.uuid(mistake('alertId')) });
export type AlertIdInput = z.infer<typeof AlertIdInput>;

/** An alert as admins see it. */
export interface AlertView {
  id: string;
  rideId: string;
  /** Who pressed. */
  by: { id: string; role: Role; name: string; phone: string | null };
  /** Blank when nothing was typed. */
  message: string;
  location: AlertPlace;
  raisedAt: string;
  /** Null while nobody has taken it. */
  acknowledged: AlertTaken | null;
}

/** The admin who took an alert, the first to do so. */
export interface AlertTaken {
  by: { id: string; name: string };
  at: string;
}

/** An alert as who pressed sees it. */
export interface OwnAlert {
  id: string;
  rideId: string;
  message: string;
  location: AlertPlace;
  raisedAt: string;
  /** When an admin took it; null before. */
  acknowledgedAt: string | null;
}

/** alerts.open for admins: alerts nobody has taken, newest first. */
export type OpenAlertsChange =
  | { kind: 'raised'; alert: AlertView }
  | ({ kind: 'acknowledged'; alertId: string } & AlertTaken);
export interface OpenAlertsSnapshot {
  alerts: AlertView[];
}

/**
 * alerts.mine for a rider or driver: the last alert they raised, of a ride that is active or ended within the last hour. It
 * may be of the ride before: compare the ride's id.
 */
export type OwnAlertChange = { kind: 'alert'; alert: OwnAlert };
export interface OwnAlertSnapshot {
  alert: OwnAlert | null;
}

export const NotificationType = z.enum([
  'trouble',
  'alert_acknowledged',
  'driver_approved',
  'driver_suspended',
  'driver_reactivated',
  'driver_waiting',
  'document_waiting',
  'vehicle_waiting',
  'document_approved',
  'document_returned',
  'ride_refunded',
  'message_received',
  'rides_stuck',
]);
export type NotificationType = z.infer<typeof NotificationType>;

/** What the system alone may show: it has no place in the bell. */
const SYSTEM_KINDS = ['offer', 'ride_change'] as const;

/** What somebody may not want: all that is told but calls for help, and what the system alone shows. */
export const NotificationKind = z.enum(
  [...NotificationType.exclude(['trouble']).options, ...SYSTEM_KINDS],
  mistake('notificationKind'),
);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** Whether the bell can show it, or the system alone. */
export const hasBell = (kind: NotificationKind): boolean => !SYSTEM_KINDS.some((each) => each === kind);

/** What each role may be told and may choose, in the order it is shown. */
export const KINDS_OF: Record<Role, readonly NotificationKind[]> = {
  rider: ['ride_change', 'ride_refunded', 'alert_acknowledged'],
  driver: [
    'offer',
    'document_approved',
    'document_returned',
    'driver_approved',
    'driver_suspended',
    'driver_reactivated',
    'alert_acknowledged',
  ],
  admin: ['driver_waiting', 'document_waiting', 'vehicle_waiting', 'message_received'],
};

/** One choice: what isn't wanted in the bell isn't made at all; what isn't wanted from the system is in the bell alone. */
export const ChooseNotificationsInput = z
  .object({
    kind: NotificationKind,
    where: z.enum(['bell', 'system'], mistake('notificationWhere')),
    isOn: z.boolean(mistake('notificationWanted')),
  })
  .refine(({ kind, where }) => where === 'system' || hasBell(kind), mistake('notInBell'));
export type ChooseNotificationsInput = z.infer<typeof ChooseNotificationsInput>;

/** What a person doesn't want; all else they do. */
export interface NotificationChoices {
  bellOff: NotificationKind[];
  systemOff: NotificationKind[];
}

/** At most so many are marked by id in one call. */
const MAX_MARKED = 100;

/** Which of one's notifications were read: these, or all there are. */
export const MarkReadInput = z
  .object({
    ids: z
      .array(z.uuid(mistake('notificationId')), mistake('readWhich'))
      .min(1, mistake('readWhich'))
      .max(MAX_MARKED, mistake('readMany', { max: MAX_MARKED }))
      .optional(),
    all: z.literal(true, mistake('allTrue')).optional(),
  })
  .refine(({ ids, all }) => (ids === undefined) !== (all === undefined), mistake('readWhichOrAll'));
export type MarkReadInput = z.infer<typeof MarkReadInput>;

/** One's notifications by pages, all or those of one type. */
export const ListNotificationsInput = PageInput.extend({
  type: z.enum([...NotificationType.options, 'all'], mistake('notificationType')).default('all'),
});
export type ListNotificationsInput = z.infer<typeof ListNotificationsInput>;

/** Something somebody is told; the catalogues word it. */
export interface NotificationView {
  id: string;
  type: NotificationType;
  /** What its words need to know. */
  params: object;
  rideId: string | null;
  /** Whom it is about, as they were called then. */
  about: { name: string; email: string } | null;
  location: AlertPlace | null;
  createdAt: string;
  readAt: string | null;
}

/** notifications.live: one more, which is unread. Once some were read, or others are wanted, a new snapshot comes. */
export type NotificationsChange = { kind: 'made'; notification: NotificationView };
export interface NotificationsSnapshot {
  /** Of all, not only of those shown. */
  unread: number;
  /** The latest, newest first. */
  items: NotificationView[];
  choices: NotificationChoices;
}
