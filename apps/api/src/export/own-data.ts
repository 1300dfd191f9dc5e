import type { NotificationType } from '@ridewire/contracts';
import { sayNotification } from '../notifications/say-notification.ts';

/** One list of a person's own data: its rows, newest first, and the content of each. */
export interface OwnList {
  name: string;
  /** SQL of the ids, of the person $1. */
  ids: string;
  /** SQL of id and item, of the person $1, for the ids in $2. */
  items: string;
  /** Converts an item to its written form, if that differs. */
  view?: (item: never) => object;
}

interface OwnNotification {
  type: NotificationType;
  rideId: string | null;
  params: object | null;
}

/** SQL for a time as ISO 8601 in UTC. */
const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const place = (end: 'pickup' | 'destination') =>
  `json_build_object('address', r.${end}_address, 'lat', r.${end}_lat, 'lng', r.${end}_lng)`;

/** For other people, only what the screens show of a ride. */
const FIRST_NAME = `case when u.deleted_at is null then split_part(u.name, ' ', 1) else u.name end`;

const times = ['requested', 'accepted', 'picked_up', 'in_transit', 'completed', 'canceled'].map(
  (status) => `'${status}', ${iso(`r.${status}_at`)}`,
);

/** The ride's events; of the people behind them, only their part in the ride. */
const EVENTS = `(
  select coalesce(json_agg(json_build_object('type', e.type, 'at', ${iso('e.at')}, 'status', e.to_status,
    'by', case when e.actor_id = $1 then 'you' else coalesce(e.actor_role::text, 'system') end) order by e.version), '[]')
  from ride_events e where e.ride_id = r.id and e.type <> 'ride.offered')`;

const REFUNDS = `(
  select coalesce(json_agg(json_build_object('amountCents', f.amount_cents, 'reason', f.reason, 'at', ${iso('f.at')})
    order by f.at, f.id), '[]')
  from ride_refunds f where f.ride_id = r.id)`;

const RIDE = `'id', r.id, 'status', r.status, 'type', r.type, 'pickup', ${place('pickup')}, 'destination', ${place('destination')},
  'distanceMeters', r.distance_meters, 'durationSeconds', r.duration_seconds, 'fareCents', r.fare_cents,
  'surgeTenths', r.surge_tenths,  'times', json_strip_nulls(json_build_object(${times.join()})), 'canceledBy', r.canceled_by, 'cancelReason', r.cancel_reason,
  'events', ${EVENTS}`;

const track = (part: 'approach' | 'trip') =>
  `coalesce((select to_json(t.${part}) from ride_tracks t where t.ride_id = r.id and t.driver_id = r.driver_id), '[]')`;

const own = (name: string, table: string, order: string, columns: string, whose = 'user_id'): OwnList => ({
  name,
  ids: `select id from ${table} where ${whose} = $1 order by ${order} desc, id desc`,
  items: `select r.id, json_build_object(${columns}) as item from ${table} r where r.${whose} = $1 and r.id = any ($2)`,
});

/** The person's own account; one row. */
export const OWN_ACCOUNT = `
select json_build_object('id', u.id, 'email', u.email, 'role', u.role, 'status', u.status, 'name', u.name, 'phone', u.phone,
  'address', u.address, 'picture', u.avatar_url, 'language', u.language, 'emailVerifiedAt', ${iso('u.email_verified_at')},
  'createdAt', ${iso('u.created_at')}, 'updatedAt', ${iso('u.updated_at')},
  'notificationsOff', json_build_object('bell', u.bell_off, 'system', u.system_off),
  'driver', case when d.id is not null then json_build_object('approved', d.approved, 'suspended', d.suspended, 'suspendReason', d.suspend_reason,
    'available', d.available, 'vehicleModel', d.vehicle_model, 'vehicleColor', d.vehicle_color, 'licensePlate', d.license_plate, 'lastLat', d.last_lat,
    'lastLng', d.last_lng, 'autoAccept', d.auto_accept,
    'home', case when d.home_lat is not null then json_build_object('address', d.home_address, 'lat', d.home_lat, 'lng', d.home_lng) end,
     'lastPositionAt', ${iso('d.last_position_at')}, 'lastHeardAt', ${iso('d.last_heard_at')}, 'createdAt', ${iso('d.created_at')}) end) as item
from users u left join drivers d on d.id = u.id where u.id = $1 and u.deleted_at is null`;

export const OWN_LISTS: OwnList[] = [
  {
    name: 'ridesAsRider',
    ids: `select id from rides where rider_id = $1 and deleted_at is null order by id desc`,
    items: `select r.id, json_build_object(${RIDE}, 'refundedCents', r.refunded_cents, 'driver', (
        select json_build_object('firstName', ${FIRST_NAME}, 'vehicleModel', d.vehicle_model, 'licensePlate', d.license_plate)
        from users u join drivers d on d.id = u.id where u.id = r.driver_id),
      'track', json_build_object('trip', ${track('trip')})) as item
      from rides r where r.rider_id = $1 and r.id = any ($2)`,
  },
  {
    name: 'ridesAsDriver',
    ids: `select id from rides where driver_id = $1 and deleted_at is null order by id desc`,
    items: `select r.id, json_build_object(${RIDE}, 'commissionCents', r.commission_cents, 'payoutCents', r.payout_cents,
      'rider', (select json_build_object('firstName', ${FIRST_NAME}) from users u where u.id = r.rider_id),
      'track', json_build_object('approach', ${track('approach')}, 'trip', ${track('trip')})) as item
      from rides r where r.driver_id = $1 and r.id = any ($2)`,
  },
  {
    name: 'payments',
    ids: `select id from rides where rider_id = $1 and status = 'completed' and deleted_at is null order by id desc`,
    items: `select r.id, json_build_object('rideId', r.id, 'method', 'cash', 'paidAt', ${iso('r.completed_at')},
      'amountCents', r.fare_cents, 'refundedCents', r.refunded_cents, 'refunds', ${REFUNDS}) as item
      from rides r where r.rider_id = $1 and r.id = any ($2)`,
  },
  {
    name: 'requestsAsDriver',
    ids: `select ride_id as id from ride_offers where driver_id = $1 order by offered_at desc`,
    items: `select r.ride_id as id, json_build_object('rideId', r.ride_id, 'pickupMeters', r.pickup_meters,
      'offeredAt', ${iso('r.offered_at')}, 'declinedAt', ${iso('r.declined_at')}) as item
      from ride_offers r where r.driver_id = $1 and r.ride_id = any ($2)`,
  },
  {
    name: 'wishes',
    ids: `select case said_by when 'rider' then driver_id else rider_id end as id from pair_wishes
      where (rider_id = $1 and said_by = 'rider') or (driver_id = $1 and said_by = 'driver') order by at desc`,
    items: `select u.id, json_build_object('kind', p.kind, 'firstName', ${FIRST_NAME}, 'at', ${iso('p.at')}) as item
      from pair_wishes p join users u on u.id = case p.said_by when 'rider' then p.driver_id else p.rider_id end
      where ((p.rider_id = $1 and p.said_by = 'rider') or (p.driver_id = $1 and p.said_by = 'driver')) and u.id = any ($2)`,
  },
  own(
    'savedPlaces',
    'saved_places',
    'created_at',
    `'kind', r.kind, 'name', r.name, 'address', r.address, 'lat', r.lat, 'lng', r.lng, 'savedAt', ${iso('r.created_at')}`,
    'rider_id',
  ),
  own(
    'documents',
    'driver_documents',
    'uploaded_at',
    `'kind', r.kind, 'state', r.state, 'fileType', r.file_type, 'byteCount', r.byte_count, 'expiresOn', r.expires_on,
    'reason', r.reason, 'uploadedAt', ${iso('r.uploaded_at')}, 'judgedAt', ${iso('r.judged_at')}`,
    'driver_id',
  ),
  own(
    'callsForHelp',
    'alerts',
    'raised_at',
    `'rideId', r.ride_id, 'message', r.message, 'address', r.address, 'lat', r.lat, 'lng', r.lng,
    'raisedAt', ${iso('r.raised_at')}, 'acknowledgedAt', ${iso('r.acknowledged_at')}`,
    'raised_by',
  ),
  own(
    'messages',
    'contact_messages',
    'created_at',
    `'name', r.name, 'email', r.email, 'topic', r.topic, 'text', r.text, 'language', r.language, 'sentAt', ${iso('r.created_at')},
    'answer', r.answer, 'answeredAt', ${iso('r.answered_at')}`,
  ),
  // For events about others, which admins have, only that they happened.
  {
    ...own(
      'notifications',
      'notifications',
      'created_at',
      `'type', r.type, 'rideId', r.ride_id, 'params', case when r.about_name is null then r.params end,
      'at', ${iso('r.created_at')}, 'readAt', ${iso('r.read_at')}`,
    ),
    view: ({ type, rideId, params, ...item }: OwnNotification) => ({
      type,
      rideId,
      ...(params ? sayNotification('en', { type, params }) : { title: null, message: null }),
      ...item,
    }),
  },
  own(
    'sessions',
    'sessions',
    'created_at',
    `'kind', case when r.secret_hash is null then 'program' else 'browser' end, 'userAgent', r.user_agent,
    'ipAddress', r.ip_address, 'signedInAt', ${iso('r.created_at')}, 'lastSeenAt', ${iso('r.last_seen_at')},
    'expiresAt', ${iso('r.expires_at')}`,
  ),
  own('pictures', 'avatars', 'created_at', `'id', r.id, 'uploadedAt', ${iso('r.created_at')}`),
  // What others did to the account, without their names and addresses; a failed sign-in may have been another person.
  own(
    'accountHistory',
    'account_events',
    'at',
    `'type', r.type, 'at', ${iso('r.at')}, 'byYou', r.actor_id is not distinct from r.user_id,
    'ipAddress', case when r.actor_id = r.user_id or (r.actor_id is null and r.type <> 'session.refused') then r.ip_address end,
    'data', case when r.actor_id is null or r.actor_id = r.user_id then r.data end`,
  ),
];
