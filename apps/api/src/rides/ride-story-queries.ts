import type { RefundNote, RideStory, StoryEvent, StoryOffer } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { AppError } from '../core/app-error.ts';
import { INCIDENT, viewIncident, type IncidentImage } from '../incidents/incident-queries.ts';
import { judgeOffer } from './judge-offer.ts';
import { REFUND_NOTE, viewRefund } from './refund-queries.ts';

type OfferRow = Omit<StoryOffer, 'fate' | 'settledAt'> & { declinedAt: string | null };

interface StoryRow {
  now: Date;
  version: number;
  commissionCents: number;
  payoutCents: number;
  events: StoryEvent[];
  offers: OfferRow[];
  refunds: RefundNote[];
  incident: IncidentImage | null;
}

const STORY = `select now(), r.version, r.commission_cents as "commissionCents", r.payout_cents as "payoutCents",
  (select coalesce(json_agg(json_build_object(
      'version', e.version, 'type', e.type, 'from', e.from_status, 'to', e.to_status, 'at', e.at,
      'actor', case when u.id is not null then json_build_object('id', u.id, 'name', u.name, 'role', e.actor_role) end,
      'reason', e.data ->> 'reason', 'askedCount', (e.data ->> 'offered')::int,
      'amountCents', (e.data ->> 'amountCents')::int) order by e.version), '[]')
    from ride_events e left join users u on u.id = e.actor_id where e.ride_id = r.id) as events,
  (select coalesce(json_agg(json_build_object(
      'driver', json_build_object('id', u.id, 'name', u.name), 'wave', o.wave, 'pickupMeters', o.pickup_meters,
      'offeredAt', o.offered_at, 'expiresAt', o.expires_at, 'declinedAt', o.declined_at)
      order by o.offered_at, o.pickup_meters nulls last, u.id), '[]')
    from ride_offers o join users u on u.id = o.driver_id where o.ride_id = r.id) as offers,
  (select coalesce(json_agg(${REFUND_NOTE} order by f.id), '[]') from ride_refunds f where f.ride_id = r.id) as refunds
  , ${INCIDENT} as incident
  from rides r where r.id = $1 and r.deleted_at is null`;

/**
 * What happened to a ride, by whom, and who was asked to drive it, all as of one moment.
 * @throws AppError RIDE_NOT_FOUND
 */
export async function tellRideStory(db: Db, rideId: string): Promise<RideStory> {
  const result = await db.pool.query<StoryRow>({ name: 'ride_story', text: STORY, values: [rideId] });
  const [row] = result.rows;
  if (!row) throw new AppError('RIDE_NOT_FOUND');
  const { now, events, offers, refunds, incident, ...ride } = row;
  const told = events.map((event) => ({ ...event, at: iso(event.at) }));
  return {
    ...ride,
    events: told,
    offers: offers.map((offer) => viewOffer(offer, told, now.getTime())),
    refunds: refunds.map(viewRefund),
    incident: incident && viewIncident(rideId, incident),
  };
}

function viewOffer({ declinedAt, ...offer }: OfferRow, events: StoryEvent[], nowMs: number): StoryOffer {
  const { fate, settledMs } = judgeOffer(
    {
      driverId: offer.driver.id,
      offeredMs: Date.parse(offer.offeredAt),
      expiresMs: Date.parse(offer.expiresAt),
      declinedMs: declinedAt === null ? null : Date.parse(declinedAt),
    },
    events,
    nowMs,
  );
  return {
    ...offer,
    offeredAt: iso(offer.offeredAt),
    expiresAt: iso(offer.expiresAt),
    fate,
    settledAt: settledMs === null ? null : iso(settledMs),
  };
}

/** JSON from the database writes times with the session's offset. */
const iso = (time: string | number): string => new Date(time).toISOString();
