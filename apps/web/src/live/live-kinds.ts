import type {
  DocumentsSnapshot,
  EarningsChange,
  EarningsSnapshot,
  EarningsView,
  Live,
  IncidentsChange,
  IncidentsSnapshot,
  LatLng,
  MessagesChange,
  MessagesSnapshot,
  PeopleChange,
  PeopleSnapshot,
  ProfileSnapshot,
  SessionsSnapshot,
  SessionView,
} from '@ridewire/contracts';
import { applyAvailabilityMessage } from './apply-availability-message.ts';
import { applyBoardMessage, type BoardState } from './apply-board-message.ts';
import { applyDrivingMessage } from './apply-driving-message.ts';
import { applyNearbyMessage, type NearbyMessage, type ShownCar } from './apply-nearby-message.ts';
import { applyNotificationsMessage } from './apply-notifications-message.ts';
import { applyOffersMessage } from './apply-offers-message.ts';
import { applyOpenAlertsMessage } from './apply-open-alerts-message.ts';
import { applyOwnAlertMessage } from './apply-own-alert-message.ts';
import { applyRiderMessage, type RiderMessage, type RiderState } from './apply-rider-message.ts';
import { applyRidesMessage } from './apply-rides-message.ts';
import { applyTrackMessage } from './apply-track-message.ts';
import { getLink } from './link-state.ts';
import { keepSearchBegan } from './search-began.ts';
import { api } from './trpc.ts';

interface Handlers<Message> {
  onData: (message: Message) => void;
  onError: (error: Error) => void;
}

/** One kind of subscription: how it starts, and how its messages change what is known. */
export interface LiveKind<State, Message> {
  name: string;
  subscribe(handlers: Handlers<Message>): { unsubscribe(): void };
  apply(state: State | undefined, message: Message): State;
  /** Changes of so many milliseconds are shown together: for what changes more often than anybody can look. */
  paceMs?: (state: State | undefined) => number;
}

const kind = <State, Message>(
  name: string,
  subscribe: LiveKind<State, Message>['subscribe'],
  apply: LiveKind<State, Message>['apply'],
): LiveKind<State, Message> => ({ name, subscribe, apply });

export const riderKind = kind(
  'rider',
  (on) => api.rides.current.subscribe(undefined, on),
  (state: RiderState | undefined, message: RiderMessage) =>
    keepSearchBegan(state, applyRiderMessage(state, message), Date.now() + getLink().clockOffsetMs),
);
export const drivingKind = kind(
  'driving',
  (on) => api.rides.driving.subscribe(undefined, on),
  applyDrivingMessage,
);
export const offersKind = kind(
  'offers',
  (on) => api.rides.offers.subscribe(undefined, on),
  applyOffersMessage,
);
export const availabilityKind = kind(
  'availability',
  (on) => api.drivers.availability.subscribe(undefined, on),
  applyAvailabilityMessage,
);
export const earningsKind = kind(
  'earnings',
  (on) => api.drivers.earnings.subscribe(undefined, on),
  (_: EarningsView | undefined, message: Live<EarningsSnapshot, EarningsChange>): EarningsView =>
    (message as { data: EarningsSnapshot }).data.earnings,
);
export const boardKind = {
  ...kind('board', (on) => api.rides.board.subscribe(undefined, on), applyBoardMessage),
  // A city of thousands is always in motion; in a small one each change is news.
  paceMs: (state: BoardState | undefined) => (state && state.rides.size > 1_000 ? 500 : 100),
};
/** Which rides changed, counted: whoever shows them reads anew. */
export const ridesKind = kind('rides', (on) => api.rides.changes.subscribe(undefined, on), applyRidesMessage);
/** Where the car of one ride went, and where it is. */
export const trackKind = (rideId: string) =>
  kind(`track ${rideId}`, (on) => api.rides.track.subscribe({ rideId }, on), applyTrackMessage);
/** The idle cars of a square: see nearbyCell. */
export const nearbyKind = (cell: LatLng) =>
  kind<readonly ShownCar[], NearbyMessage>(
    `nearby ${cell.lat} ${cell.lng}`,
    (on) => api.rides.nearbyCars.subscribe(cell, on),
    (state, message) => applyNearbyMessage(state, message),
  );
/** Counts what was told of people: nothing else is sent, whoever shows them reads anew. */
export const peopleKind = kind<number, Live<PeopleSnapshot, PeopleChange>>(
  'people',
  (on) => api.users.changes.subscribe(undefined, on),
  (turn = 0) => turn + 1,
);
/** Counts what was told of messages by the contact form: whoever shows them reads anew. */
export const messagesKind = kind<number, Live<MessagesSnapshot, MessagesChange>>(
  'messages',
  (on) => api.messages.changes.subscribe(undefined, on),
  (turn = 0) => turn + 1,
);
/** Counts what was told of incidents: whoever shows them reads anew. */
export const incidentsKind = kind<number, Live<IncidentsSnapshot, IncidentsChange>>(
  'incidents',
  (on) => api.incidents.changes.subscribe(undefined, on),
  (turn = 0) => turn + 1,
);
/** The person's own account, and what it adds up to: always sent whole. */
export const profileKind = kind(
  'profile',
  (on) => api.profile.current.subscribe(undefined, on),
  (_: ProfileSnapshot | undefined, message: Live<ProfileSnapshot, null>): ProfileSnapshot =>
    (message as { data: ProfileSnapshot }).data,
);
/** The driver's own documents: always sent whole. */
export const documentsKind = kind(
  'documents',
  (on) => api.documents.mine.subscribe(undefined, on),
  (_: DocumentsSnapshot | undefined, message: Live<DocumentsSnapshot, null>): DocumentsSnapshot =>
    (message as { data: DocumentsSnapshot }).data,
);
/** Where the person is signed in: always sent whole. */
export const sessionsKind = kind(
  'sessions',
  (on) => api.sessions.list.subscribe(undefined, on),
  (_: SessionView[] | undefined, message: Live<SessionsSnapshot, null>): SessionView[] =>
    (message as { data: SessionsSnapshot }).data.sessions,
);
/** What the person was told, and how much of it is unread. */
export const notificationsKind = kind(
  'notifications',
  (on) => api.notifications.live.subscribe(undefined, on),
  applyNotificationsMessage,
);
/** Calls for help, for admins. */
export const openAlertsKind = kind(
  'open-alerts',
  (on) => api.alerts.open.subscribe(undefined, on),
  applyOpenAlertsMessage,
);
/** The last call for help of the person's own. */
export const ownAlertKind = kind(
  'own-alert',
  (on) => api.alerts.mine.subscribe(undefined, on),
  applyOwnAlertMessage,
);
