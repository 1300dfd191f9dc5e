import { z } from 'zod';
import { Lat, Lng } from './geo.ts';
import { PageInput } from './pages.ts';
import type { Passenger } from './passenger.ts';
import { RideId } from './rides.ts';
import type { Role } from './roles.ts';
import { mistake } from './mistakes.ts';
import type { FieldName } from './texts/en/form-mistakes.ts';
import { boundedLine } from './text.ts';
import { SURE_KINDS, SYSTEM_KINDS } from './notification-kinds.ts';
import { notifications } from './nouns/every-noun.ts';

/**
 * What someone in trouble typed, or nothing. Line breaks become blanks, since no SOS alert is refused for the way it was
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

/** The SOS button, pressed by a ride's rider or driver. */
export const RaiseAlertInput = z.object({
  rideId: RideId,
  message: wordsOrBlank('message', 500),
  location: AlertPlace,
});
export type RaiseAlertInput = z.infer<typeof RaiseAlertInput>;

export const AlertIdInput = z.object({ alertId: z.uuid(mistake('alertId')) });
export type AlertIdInput = z.infer<typeof AlertIdInput>;

/** Nobody pressed the button for `unanswered`: the rider didn't answer whether everything is all right. */
export type AlertKind = 'press' | 'unanswered';

/** An alert as admins see it. */
export interface AlertView {
  id: string;
  rideId: string;
  kind: AlertKind;
  /** The person who pressed the button, or who didn't answer. */
  by: { id: string; role: Role; name: string; phone: string | null };
  /** The person in the car, if the ride was booked for somebody else. */
  passenger: Passenger | null;
  /** Blank if nothing was typed. */
  message: string;
  location: AlertPlace;
  /** The place is the car’s; otherwise that of the sender’s phone, which isn’t in the car if the ride was booked for somebody else. */
  isPlaceOfCar: boolean;
  raisedAt: string;
  /** Null until an admin acknowledges the alert. */
  acknowledged: AlertTaken | null;
}

/** The first admin who acknowledged an alert. */
export interface AlertTaken {
  by: { id: string; name: string };
  at: string;
}

/** An alert as the person who raised it sees it. */
export interface OwnAlert {
  id: string;
  rideId: string;
  message: string;
  location: AlertPlace;
  raisedAt: string;
  /** When an admin acknowledged it; null before. */
  acknowledgedAt: string | null;
}

/** alerts.open for admins: alerts that nobody has acknowledged, newest first. */
export type OpenAlertsChange =
  | { kind: 'raised'; alert: AlertView }
  | ({ kind: 'acknowledged'; alertId: string } & AlertTaken);
export interface OpenAlertsSnapshot {
  alerts: AlertView[];
}

/**
 * alerts.mine for a rider or driver: the last alert they raised, from a ride that is active or ended within the last
 * hour. It may belong to the previous ride, so compare the ride's id.
 */
export type OwnAlertChange = { kind: 'alert'; alert: OwnAlert };
export interface OwnAlertSnapshot {
  alert: OwnAlert | null;
}

export const NotificationType = z.enum(Object.keys(notifications) as (keyof typeof notifications)[]);
export type NotificationType = z.infer<typeof NotificationType>;

/** Kinds a person can turn off: every other notification, and the kinds that only the device shows. */
export const NotificationKind = z.enum(
  [...NotificationType.exclude([...SURE_KINDS]).options, ...SYSTEM_KINDS],
  mistake('notificationKind'),
);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** Whether the bell can show this kind; otherwise only the device does. */
export const hasBell = (kind: NotificationKind): boolean => !SYSTEM_KINDS.some((each) => each === kind);

/** Nobody turns these off: a ride that is stuck, and an item that was lost, need somebody. */
const NO_CHOICE: readonly NotificationKind[] = ['rides_stuck', 'item_lost', 'item_found'];

/** The kinds that have a place in the order shown to each role. */
const IN_ORDER: Record<Role, readonly NotificationKind[]> = {
  rider: [
    'ride_change',
    'chat',
    'check_in',
    'scheduled_requested',
    'scheduled_missed',
    'scheduled_unserved',
    'scheduled_moved',
    'scheduled_changed',
    'scheduled_canceled',
    'scheduled_taken',
    'scheduled_returned',
    'series_ride',
    'problem_answered',
    'problem_closed',
    'item_answered',
  ],
  driver: [
    'offer',
    'ride_change',
    'chat',
    'check_in',
    'announcement',
    'ahead_reminder',
    'ahead_lost',
    'problem_answered',
    'problem_closed',
    'item_answered',
    'document_approved',
    'document_returned',
    'document_expiring',
    'document_expired',
    'driver_approved',
    'driver_suspended',
    'driver_reactivated',
    'break_over',
    'break_ended',
    'queue_left',
    'quest_reached',
    'referral_paid',
  ],
  admin: [
    'driver_waiting',
    'document_waiting',
    'vehicle_waiting',
    'message_received',
    'problem_reported',
    'problem_assigned',
    'guest_missed',
    'guest_unserved',
  ],
};

/** The kinds a role can choose, in the order shown: last those that only their noun names, if they lead this role somewhere. */
export function choosableKinds(role: Role): readonly NotificationKind[] {
  const placed = new Set<NotificationKind>([...Object.values(IN_ORDER).flat(), ...NO_CHOICE]);
  const others = NotificationKind.options.filter(
    (kind) => !placed.has(kind) && role in (notifications[kind as keyof typeof notifications] ?? {}),
  );
  return [...IN_ORDER[role], ...others];
}

/** One choice. A kind turned off in the bell is not created at all; a kind turned off on the device appears only in the bell. */
export const ChooseNotificationsInput = z
  .object({
    kind: NotificationKind,
    where: z.enum(['bell', 'system'], mistake('notificationWhere')),
    isOn: z.boolean(mistake('notificationWanted')),
  })
  .refine(({ kind, where }) => where === 'system' || hasBell(kind), mistake('notInBell'));
export type ChooseNotificationsInput = z.infer<typeof ChooseNotificationsInput>;

/** The kinds a person turned off; all others are on. */
export interface NotificationChoices {
  bellOff: NotificationKind[];
  systemOff: NotificationKind[];
}

/** How many notifications one call can mark by id. */
const MAX_MARKED = 100;

/** Which of your notifications were read: these, or all of them. */
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

/** Your notifications by pages, of all types or one. */
export const ListNotificationsInput = PageInput.extend({
  type: z.enum([...NotificationType.options, 'all'], mistake('notificationType')).default('all'),
});
export type ListNotificationsInput = z.infer<typeof ListNotificationsInput>;

/** Something a person is told, in words from the catalogues. */
export interface NotificationView {
  id: string;
  type: NotificationType;
  /** The values its sentence needs. */
  params: object;
  rideId: string | null;
  /** The person it is about, with the name they had then. */
  about: { name: string; email: string } | null;
  location: AlertPlace | null;
  createdAt: string;
  readAt: string | null;
}

/** notifications.live: one more, unread. A new snapshot comes when some were read or the choices changed. */
export type NotificationsChange = { kind: 'made'; notification: NotificationView };
export interface NotificationsSnapshot {
  /** How many in all are unread, not only of those shown. */
  unread: number;
  /** The latest, newest first. */
  items: NotificationView[];
  choices: NotificationChoices;
}
