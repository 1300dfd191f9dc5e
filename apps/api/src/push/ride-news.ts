import {
  TOLD_IN_ORDER,
  TOLD_MOMENTS,
  USUAL_WAITING,
  waitingRulesOf,
  type NotificationKind,
  type RideStatus,
  type ToldMoment,
} from '@ridewire/contracts';
import type { Told as Words } from '@ridewire/contracts/texts/say-text';
import type { RideEvent } from '../live/events.ts';
import type { ServerTexts } from '../texts/texts.ts';

const MINUTE_MS = 60_000;
/** A driver who comes or waits is news for minutes, an outcome for an hour, the rest for a day. */
export const TTL_MS = { now: 10 * MINUTE_MS, hour: 60 * MINUTE_MS, day: 1_440 * MINUTE_MS };

/** One person to tell, and the facts for the sentence. */
export interface Telling<Facts> {
  userId: string;
  kind: NotificationKind;
  ttlMs: number;
  facts: Facts;
}

/** A kind of news of a ride: whom an event tells it, and its words. */
interface Kind<Facts> {
  of: (event: RideEvent, nowMs: number) => Telling<Facts>[];
  /** Without prices: a locked phone shows it to anyone. */
  say: (facts: Facts, texts: ServerTexts) => Words;
}
const kind = <Facts>(draft: Kind<Facts>): Kind<Facts> => draft;

/** Of notifications that are one sentence. */
const one = (message: string): Words => ({ title: 'Ridewire', message });

const wholeMinutes = (seconds: number) => Math.max(1, Math.round(seconds / 60));
const minutesOf = (seconds: number | null) => (seconds === null ? null : wholeMinutes(seconds));

/** A rider is told nothing of what they did, and nothing that only matters on the page. */
const toRider = <Facts>(
  { ride }: RideEvent,
  facts: Facts | false | null,
  ttlMs = TTL_MS.now,
): Telling<Facts>[] => (facts ? [{ userId: ride.rider.id, kind: 'ride_change', ttlMs, facts }] : []);

const toDriver = <Facts>(
  userId: string | null | undefined,
  facts: Facts | false,
  ttlMs = TTL_MS.now,
  under: NotificationKind = 'ride_change',
): Telling<Facts>[] => (userId && facts ? [{ userId, kind: under, ttlMs, facts }] : []);

/** The events that are news of the status they lead to. */
const ENTERING: readonly string[] = [
  'ride.accepted',
  'ride.assigned',
  'ride.picked_up',
  'ride.completed',
  'ride.canceled',
  'ride.status_set',
];
const hasEntered = ({ event, ride }: RideEvent, status: RideStatus): boolean =>
  ride.status === status && ENTERING.includes(event);

/** The events that change what a ride is, not how far it has come. */
const CHANGES: readonly string[] = ['ride.rerouted', 'ride.retyped'];

/** The events after which a ride needs another driver. */
const LOSSES: readonly string[] = ['ride.released', 'ride.replaced', 'ride.reassigned', 'ride.unreserved'];

const isCanceled = ({ event, ride }: RideEvent): boolean =>
  ride.status === 'canceled' && (event === 'ride.canceled' || event === 'ride.status_set');

const driverOf = ({ ride: { driver } }: RideEvent) => ({
  name: driver?.name ?? null,
  plate: driver?.licensePlate ?? null,
});

/** A moment that the driver tells: what the rider's page says aloud, and at a pickup where a wait may cost, how long it doesn't. */
const ofMoment = (moment: ToldMoment) =>
  kind({
    of: (event) => {
      const { waitingRateCents, isArrivalSeen, waiting } = event.ride;
      const isFreeFirst = TOLD_MOMENTS[moment].isAtPickup && waitingRateCents > 0 && isArrivalSeen;
      return toRider(
        event,
        event.event === `ride.${moment}` && {
          ...driverOf(event),
          isFreeFirst,
          freeMinutes: waiting ? waitingRulesOf(waiting).freeMinutes : undefined,
        },
      );
    },
    say: ({ name, plate, isFreeFirst, freeMinutes = USUAL_WAITING.freeMinutes }, { rider, yourDriver }) => {
      const told = rider.moments[moment].aloud(name ?? yourDriver, plate);
      return one(isFreeFirst ? `${told} ${rider.freeMinutes(freeMinutes)}` : told);
    },
  });
const MOMENT_NEWS = Object.fromEntries(TOLD_IN_ORDER.map((moment) => [moment, ofMoment(moment)])) as Record<
  ToldMoment,
  ReturnType<typeof ofMoment>
>;

/** Every kind of news of a ride, by its name. The facts are stored until it is sent. */
export const RIDE_NEWS = {
  offer: kind({
    of: ({ ride, offers, expiresAt }, nowMs) => {
      const ttlMs = (expiresAt ?? nowMs) - nowMs;
      const to = ride.destination.address;
      return (ttlMs > 0 ? (offers ?? []) : []).flatMap(({ driverId, seconds = null }) =>
        toDriver(driverId, { seconds, to }, ttlMs, 'offer'),
      );
    },
    say: ({ seconds, to }, { driver, sayPlace }) => ({
      title: driver.alertTitle(1),
      message: driver.pushedOffer(minutesOf(seconds), sayPlace(to)),
    }),
  }),
  searching: kind({
    of: (event) => toRider(event, LOSSES.includes(event.event) && event.ride.status === 'requested' && {}),
    say: (_facts, { rider }) => one(rider.saidSearching),
  }),
  reserved: kind({
    of: (event, nowMs) => {
      const { next } = event.ride;
      const isReserved = event.event === 'ride.reserved' && next;
      return toRider(
        event,
        isReserved ? { name: next.driver.name, seconds: (next.pickupAt - nowMs) / 1_000 } : null,
      );
    },
    say: ({ name, seconds }, { push }) => one(push.reserved(name, wholeMinutes(seconds))),
  }),
  accepted: kind({
    of: (event) =>
      toRider(
        event,
        hasEntered(event, 'accepted') && { ...driverOf(event), seconds: event.ride.approachSeconds },
      ),
    say: ({ name, plate, seconds }, { rider, yourDriver }) =>
      one(rider.saidAccepted(name ?? yourDriver, minutesOf(seconds), plate)),
  }),
  ...MOMENT_NEWS,
  picked_up: kind({
    of: (event) =>
      toRider(event, hasEntered(event, 'picked_up') && { isWithoutPin: event.ride.pin === 'waived' }),
    say: ({ isWithoutPin }, { rider, push }) => one(isWithoutPin ? push.withoutPin : rider.onBoard),
  }),
  completed: kind({
    of: (event) => toRider(event, hasEntered(event, 'completed') && {}, TTL_MS.hour),
    say: (_facts, { rider }) => one(rider.saidCompleted(null)),
  }),
  canceled: kind({
    of: (event) => {
      const { canceledBy: by, isNoShow, times } = event.ride;
      // Of a scheduled ride that no driver took, the bell's notification is pushed.
      const isToldByBell = by === 'system' && times.scheduled !== null;
      const isNews = isCanceled(event) && by !== 'rider' && !isToldByBell;
      return toRider(event, isNews && { by, name: driverOf(event).name, isNoShow }, TTL_MS.hour);
    },
    say: ({ by, name, isNoShow }, { rider, yourDriver }) => {
      if (by === 'driver') return one((isNoShow ? rider.missed : rider.canceledByDriver)(name ?? yourDriver));
      return one(by === 'admin' ? rider.canceledBySupport : rider.noDriver);
    },
  }),
  /** Support changed the route or the type of the ride. */
  changed: kind({
    of: (event) =>
      toRider(event, event.mover === 'admin' && CHANGES.includes(event.event) && {}, TTL_MS.hour),
    say: (_facts, { rider }) => one(rider.changedBySupport),
  }),
  /** The ride goes elsewhere, over so many stops. */
  rerouted: kind({
    of: ({ event, mover, ride: { rider, driver, next, destination, stops, stopTimes } }) =>
      toDriver(
        driver?.id ?? next?.driver.id,
        event === 'ride.rerouted' && {
          ...{
            name: mover === 'admin' ? null : rider.name,
            to: destination.address,
            stops: stops.length - stopTimes.length,
          },
        },
      ),
    say: ({ name, to, stops }, { driver, sayPlace }) => ({
      title: driver.rerouted(name),
      message: driver.reroutedTo(sayPlace(to), stops),
    }),
  }),
  /** The ride was canceled. */
  lost: kind({
    of: (event) => {
      const { driver, canceledBy: by, rider } = event.ride;
      const isNews = isCanceled(event) && by !== 'driver';
      return toDriver(driver?.id ?? event.leftDriverId, isNews && { by, name: rider.name }, TTL_MS.hour);
    },
    say: ({ by, name }, { driver }) => one(driver.canceledBy[by ?? 'system'](name)),
  }),
  /** To a driver who had the ride, or was to take it next: it is no longer theirs. */
  taken: kind({
    of: (event) => {
      const { leftDriverId, mover } = event;
      const isNews = !isCanceled(event) && mover && mover !== 'driver';
      return toDriver(
        leftDriverId,
        !!isNews && { isNotMoving: event.event === 'ride.replaced' },
        TTL_MS.hour,
      );
    },
    say: ({ isNotMoving }, { driver }) =>
      isNotMoving
        ? { title: driver.replaced, message: driver.replacedHint }
        : { title: driver.left, message: driver.leftHint },
  }),
  accepted_for_you: kind({
    of: ({ event, ride: { driver, autoAccepted, pickup } }) => {
      const isNews = (event === 'ride.accepted' || event === 'ride.assigned') && autoAccepted;
      return toDriver(driver?.id, isNews && { from: pickup.address }, TTL_MS.now, 'offer');
    },
    say: ({ from }, { driver, sayPlace }) => ({
      title: driver.acceptedForYou,
      message: driver.pushedAccepted(sayPlace(from)),
    }),
  }),
};

type Kinds = typeof RIDE_NEWS;
type FactsOf<Each> = Each extends Kind<infer Facts> ? Facts : never;
/** News of a ride, and what its sentence needs. */
export type RideNews = { [Name in keyof Kinds]: { news: Name } & FactsOf<Kinds[Name]> }[keyof Kinds];
