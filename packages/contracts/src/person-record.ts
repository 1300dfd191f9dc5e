import type { WishKind } from './choices.ts';
import type { MessageTopic } from './messages.ts';
import type { OddWhy } from './ride-review.ts';
import type { Role } from './roles.ts';

/** The newest few of one kind. */
export interface Newest<Item> {
  items: Item[];
  /** Whether there are older ones. */
  hasMore: boolean;
}

/** What an admin should know of a rider or driver before they act. Times are ISO 8601. */
export interface PersonRecord {
  /** From rides they took or drove. */
  refunds: Newest<{ id: string; rideId: string; amountCents: number; reason: string; at: string }>;
  /** SOS alerts from rides they took or drove, whoever pressed. */
  alerts: Newest<{
    id: string;
    rideId: string;
    by: { role: Role; isPerson: boolean };
    at: string;
    isClosed: boolean;
  }>;
  /** Messages they sent while signed in. */
  messages: Newest<{ id: string; topic: MessageTopic; text: string; at: string; isAnswered: boolean }>;
  /** Rides they took or drove that ended oddly. */
  reviews: Newest<{ rideId: string; why: OddWhy[]; at: string; isReviewed: boolean }>;
  /** Their wishes about matching, and other people's wishes about them. */
  wishes: Newest<{ other: { id: string; name: string }; kind: WishKind; isOwn: boolean; at: string }>;
}
