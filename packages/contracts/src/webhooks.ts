import { z } from 'zod';
import { mistake } from './mistakes.ts';
import { PageInput, type PageOf } from './pages.ts';
import { RIDE_EVENT_TYPES, type RideEventType } from './choices.ts';
import type { RideStatus } from './ride-status.ts';
import type { Role } from './roles.ts';
import {
  type DELIVERY_PROBLEMS,
  DELIVERY_STATES,
  MOST_WEBHOOK_ADDRESS,
  type PAUSED_WHY,
} from './webhook-choices.ts';

/** Something that happened to a ride, as programs hear of it: who and what, but no name, phone or place. */
export interface ProgramEvent {
  /** Its place in the log, which only grows. Give it as `after` to read on. */
  id: string;
  type: RideEventType;
  /** ISO 8601, UTC. */
  timestamp: string;
  data: {
    rideId: string;
    /** The ride's version since then: each event of a ride has a higher one. */
    version: number;
    /** Null for the first event. */
    fromStatus: RideStatus | null;
    status: RideStatus;
    /** The person who did it; null if the system did. */
    by: { userId: string; role: Role } | null;
  };
}

export const ListEventsInput = z.object({
  /** The last event that was read; from the beginning if left out. */
  after: z
    .string(mistake('eventAfter'))
    .regex(/^\d{1,15}$/, mistake('eventAfter'))
    .default('0'),
  limit: z
    .int(mistake('limitWhole'))
    .min(1, mistake('limitLow'))
    .max(1_000, mistake('limitHigh', { max: 1_000 }))
    .default(100),
});
export type ListEventsInput = z.infer<typeof ListEventsInput>;

/** Events in the order of the log. */
export interface EventsPage {
  events: ProgramEvent[];
  /** The `after` to go on with, also when there is nothing new. */
  next: string;
  /** There are more right now. */
  hasMore: boolean;
}

const WebhookId = z.uuid(mistake('webhookId'));
export const WebhookIdInput = z.object({ webhookId: WebhookId });
export type WebhookIdInput = z.infer<typeof WebhookIdInput>;

const settings = {
  url: z.string(mistake('webhookUrl')).trim().max(MOST_WEBHOOK_ADDRESS, mistake('webhookUrl')),
  /** Only these; all if empty. */
  types: z
    .array(z.enum(RIDE_EVENT_TYPES, mistake('webhookTypes')), mistake('webhookTypes'))
    .max(RIDE_EVENT_TYPES.length, mistake('webhookTypes')),
};
export const MakeWebhookInput = z.object(settings);
export type MakeWebhookInput = z.infer<typeof MakeWebhookInput>;
export const ChangeWebhookInput = z.object({ webhookId: WebhookId, ...settings });
export type ChangeWebhookInput = z.infer<typeof ChangeWebhookInput>;

export const DeliveryIdInput = z.object({
  deliveryId: z.string(mistake('deliveryId')).regex(/^\d{1,15}$/, mistake('deliveryId')),
});
export type DeliveryIdInput = z.infer<typeof DeliveryIdInput>;

export const DeliveryState = z.enum(DELIVERY_STATES, mistake('deliveryState'));
export type DeliveryState = z.infer<typeof DeliveryState>;
export const ListDeliveriesInput = PageInput.extend({
  webhookId: WebhookId,
  state: DeliveryState.optional(),
});
export type ListDeliveriesInput = z.infer<typeof ListDeliveriesInput>;

export type PausedWhy = (typeof PAUSED_WHY)[number];
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

/** An address that is told of rides, as admins see it. */
export interface WebhookView {
  id: string;
  url: string;
  /** All if empty. */
  types: RideEventType[];
  createdAt: string;
  paused: { at: string; why: PausedWhy } | null;
  /** Since when nothing arrived there; null while deliveries succeed. */
  failingSince: string | null;
  deliveredAt: string | null;
  /** How many events wait to be delivered, up to 1,000. */
  pending: number;
  failed: number;
}

/** With the secret that signs its deliveries, shown only here. */
export interface WebhookSecret {
  webhookId: string;
  secret: string;
}

/** webhooks.live is always sent whole, as a new snapshot; there are no changes. */
export interface WebhooksSnapshot {
  webhooks: WebhookView[];
}

export interface DeliveryView {
  id: string;
  eventId: string;
  type: RideEventType;
  rideId: string;
  state: DeliveryState;
  /** Somebody asked to send it once more. */
  isAgain: boolean;
  tries: number;
  createdAt: string;
  /** When it is tried next, while pending; otherwise when it ended. */
  at: string;
  /** Of the last try. */
  status: number | null;
  problem: DeliveryProblem | null;
  durationMs: number | null;
}
export type DeliveriesPage = PageOf<DeliveryView>;

/** What became of a test. */
export interface WebhookTest {
  status: number | null;
  problem: DeliveryProblem | null;
  durationMs: number;
}
