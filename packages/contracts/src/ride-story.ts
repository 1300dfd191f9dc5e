import type { AUDIT_TYPES } from './choices.ts';
import type { RideReviewView } from './ride-review.ts';
import type { RideStatus } from './ride-status.ts';
import type { IncidentView } from './incidents.ts';
import type { Role } from './roles.ts';

export type RideEventType = Extract<(typeof AUDIT_TYPES)[number], `ride.${string}`>;

/** Something that happened to a ride. */
export interface StoryEvent {
  /** The ride's version that came of it. */
  version: number;
  type: RideEventType;
  /** Null for the request itself. */
  from: RideStatus | null;
  to: RideStatus;
  /** ISO 8601, as all times here. */
  at: string;
  /** Null when the system did it by itself. */
  actor: { id: string; name: string; role: Role } | null;
  reason: string | null;
  /** The system did it for the actor, as they wanted. */
  isAuto?: true;
  /** Drivers asked so far, where this asked some; else null. */
  askedCount: number | null;
  /** What was noted as refunded, where this noted some; else null. */
  amountCents: number | null;
}

/** An admin's note that some of a fare goes back to the rider, in cash. */
export interface RefundNote {
  id: string;
  amountCents: number;
  reason: string;
  /** ISO 8601. */
  at: string;
  by: { id: string; name: string };
}

/**
 * `replaced`: accepted, and didn’t come. `missed`: another driver took the ride, or it ended, while the offer stood.
 * `ended`: taken back before that, as from a driver who has another ride.
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

/** A driver who was asked, or declined unasked. */
export interface StoryOffer {
  driver: { id: string; name: string };
  /** The round of asking, from 1; 0 for who was asked apart, on becoming free. */
  wave: number;
  /** By street to the pickup; null when the driver's position was unknown. */
  pickupMeters: number | null;
  offeredAt: string;
  expiresAt: string;
  fate: OfferFate;
  /** When its fate came; null while open. */
  settledAt: string | null;
}

/** A driver who could be asked, as dispatch saw them. */
export interface OfferCandidate {
  driver: { id: string; name: string };
  /** By street to the pickup; null when the driver's position was unknown. */
  meters: number | null;
  /** By car to the pickup; null where no way was known. */
  seconds: number | null;
  /** Of that, to the drop-off of a ride before; left out for who was free. */
  leftSeconds?: number | undefined;
  /** How long they had waited for a ride; null where that is not known. */
  idleSeconds: number | null;
  /** So much nearer they counted because they had waited long or earned little; less than 0: further, for earning more than most. */
  owedSeconds: number;
  /** And because the two wish for each other. */
  bonusSeconds: number;
  /** How likely they were to take it, in percent. */
  likelihood: number;
  isAsked: boolean;
}

/** Why these drivers were asked: who could be, the best first. */
export interface OfferChoice {
  /** The round of asking, from 1. */
  wave: number;
  at: string;
  /** Requests that were matched together, this one included. */
  together: number;
  candidates: OfferCandidate[];
}

/** What happened to a ride, by whom, and who was asked to drive it; oldest first. For admins. */
export interface RideStory {
  /** Of the ride as told here. */
  version: number;
  commissionCents: number;
  payoutCents: number;
  events: StoryEvent[];
  offers: StoryOffer[];
  /** Why they were asked, by round. */
  choices: OfferChoice[];
  /** Together never more than the fare. */
  refunds: RefundNote[];
  /** Null where nothing is odd about its end. */
  review: RideReviewView | null;
  /** Null where nobody called for help. */
  incident: IncidentView | null;
}
