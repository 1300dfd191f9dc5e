import type { RideEventType } from './choices.ts';
import type { StoryCheckIn } from './check-ins.ts';
import type { RideReviewView } from './ride-review.ts';
import type { RideStatus } from './ride-status.ts';
import type { IncidentView } from './incidents.ts';
import type { Role } from './roles.ts';

/** Something that happened to a ride. */
export interface StoryEvent {
  /** The ride's version after this event. */
  version: number;
  type: RideEventType;
  /** Null for the request itself. */
  from: RideStatus | null;
  to: RideStatus;
  /** ISO 8601, like all times here. */
  at: string;
  /** Null if the system acted. */
  actor: { id: string; name: string; role: Role } | null;
  /** Of a route that changed: its places from then on. Of a ride that was given to a driver: their name, too. */
  reason: string | null;
  /** The system acted for this person, as they had chosen. */
  isAuto?: true;
  /** It reached us this long after it happened, in seconds: its driver had no connection. Left out below a minute. */
  lateSeconds?: number;
  /** How many drivers have been asked so far, if this event asked some; else null. */
  askedCount: number | null;
  /** The refund, if this event noted one; the new fare, if it changed the route; else null. */
  amountCents: number | null;
}

/** An admin's note that part of a fare goes back to the rider, in cash. */
export interface RefundNote {
  id: string;
  amountCents: number;
  reason: string;
  /** ISO 8601. */
  at: string;
  by: { id: string; name: string };
}

/**
 * `replaced`: the driver accepted, and did not come. `missed`: another driver took the ride, or the ride ended, while the
 * offer was open. `ended`: the offer was taken back early, for example because the driver has another ride.
 */
export type OfferFate =
  | 'open'
  | 'accepted'
  | 'given_back'
  | 'replaced'
  | 'declined'
  | 'missed'
  | 'ended'
  | 'expired';

/** A driver who was asked, or who declined without being asked. */
export interface StoryOffer {
  driver: { id: string; name: string };
  /** The round of asking, from 1; 0 for a driver asked on their own on becoming free. */
  wave: number;
  /** By street to the pickup; null if the driver's position was unknown. */
  pickupMeters: number | null;
  offeredAt: string;
  expiresAt: string;
  fate: OfferFate;
  /** When the offer ended; null while it is open. */
  settledAt: string | null;
}

/** A driver who could be asked, as dispatch saw them. */
export interface OfferCandidate {
  driver: { id: string; name: string };
  /** By street to the pickup; null if the driver's position was unknown. */
  meters: number | null;
  /** By car to the pickup; null if no route was known. */
  seconds: number | null;
  /** The part of `seconds` up to the drop-off of the ride before; left out for free drivers. */
  leftSeconds?: number | undefined;
  /** How long they had waited for a ride; null if unknown. */
  idleSeconds: number | null;
  /** How much nearer they counted because they had waited long or earned little. Negative if they had earned more than most. */
  owedSeconds: number;
  /** The same for the wishes of rider and driver. */
  bonusSeconds: number;
  /** How likely they were to accept, in percent. */
  likelihood: number;
  isAsked: boolean;
}

/** Why these drivers were asked: the candidates, best first. */
export interface OfferChoice {
  /** The round of asking, from 1. */
  wave: number;
  at: string;
  /** How many requests were matched together, including this one. */
  together: number;
  /** The drivers are in line, and were asked by their places. */
  isByQueue?: true | undefined;
  candidates: OfferCandidate[];
}

/** What happened to a ride, who did it, and which drivers were asked; oldest first. For admins. */
export interface RideStory {
  /** The ride's version at the end of this story. */
  version: number;
  commissionCents: number;
  payoutCents: number;
  /** The ride is so old that its events, offers and track were archived: only what happened since is told. */
  isArchived: boolean;
  events: StoryEvent[];
  offers: StoryOffer[];
  /** Why the drivers were asked, by round. */
  choices: OfferChoice[];
  /** Together never more than the fare. */
  refunds: RefundNote[];
  /** Null if the ride did not end oddly. */
  review: RideReviewView | null;
  /** Null if nobody raised an SOS alert. */
  incident: IncidentView | null;
  /** How often both were asked whether everything is all right; oldest first. */
  checkIns: StoryCheckIn[];
}
