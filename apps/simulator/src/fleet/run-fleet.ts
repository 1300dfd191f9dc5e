import { setTimeout as wait } from 'node:timers/promises';
import type { AvailabilityView, FleetSessions } from '@ridewire/contracts';
import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';
import { Driver } from '../people/driver.ts';
import { refusalOf } from '../people/open-connection.ts';
import { Rider } from '../people/rider.ts';
import { bookRides } from './book-rides.ts';
import { ConnectionWatch } from './connection-watch.ts';
import { FLEET_STYLE } from './fleet-style.ts';
import { spreadOut } from './spread-out.ts';
import { nearby, wanderAround } from './wander.ts';

/** Drivers wait at places among this many of the best known. */
const HOME_PLACES = 120;
/** How long a simulated driver waits before accepting, so that a real driver can be first. In milliseconds. */
const THINK_MS = [6_000, 10_000] as const;
const REPORT_EVERY_MS = 2_000;
const START_EVERY_MS = 60;
const RETRY_MS = 3_000;

/** Starts the fleet, which drives until the process ends. */
export function runFleet(url: string, sessions: FleetSessions): void {
  const watch = new ConnectionWatch(url);
  const homes = spreadOut(DHAKA_PLACES.slice(0, HOME_PLACES), sessions.drivers.length);
  sessions.drivers.forEach(({ cookie, start }, i) => {
    const home = homes[i % homes.length];
    if (!home) return;
    const driver = new Driver({
      url,
      cookie,
      start: start ?? home,
      habits: { thinkMs: () => THINK_MS[0] + Math.random() * (THINK_MS[1] - THINK_MS[0]), declineShare: 0 },
      style: FLEET_STYLE,
      reportEveryMs: REPORT_EVERY_MS,
      idle: async (car, signal) => {
        await parked;
        await wanderAround(home, car, signal);
      },
      onState: watch.person(),
    });
    const parked = start ? Promise.resolve() : driver.car.pullUp(nearby(home));
    void parked.then(() => goOnline(driver, i * START_EVERY_MS));
  });
  const riders = sessions.riders.map(({ cookie }) => new Rider({ url, cookie, onState: watch.person() }));
  for (const rider of riders) void bookRides(rider, riders, sessions.drivers.length);
  console.log(
    `ridewire: ${sessions.drivers.length} simulated drivers and ${riders.length} riders are on the road`,
  );
}

async function goOnline(driver: Driver, delayMs: number): Promise<void> {
  await wait(delayMs);
  for (;;) {
    try {
      await driver.goOnline();
      return stayOnline(driver);
    } catch (error) {
      // An admin may have suspended this driver, which is a valid answer.
      if (refusalOf(error)?.startsWith('DRIVER_')) return;
      await wait(RETRY_MS);
    }
  }
}

/** Fleet drivers never leave: they confirm that they are still there, and go online again if put offline. */
function stayOnline({ connection: { trpc } }: Driver): void {
  const look = ({ presence, suspended }: AvailabilityView) => {
    if (suspended || (presence.pausedSince === null && presence.putOffline === null)) return;
    trpc.drivers.setAvailability.mutate({ available: true }).catch(() => {});
  };
  trpc.drivers.availability.subscribe(undefined, { onData: ({ data }) => look(data.availability) });
}
