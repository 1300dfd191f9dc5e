import type { AroundChange, AroundSnapshot, AskedArea, BoardArea, BoardDemand } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { demandLevel, type DriverDays } from '@ridewire/dispatch';
import { AppError } from '../core/app-error.ts';
import type { DriverIndex } from '../drivers/driver-index.ts';
import { findAvailability } from '../drivers/driver-queries.ts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { driverTopic } from '../live/topics.ts';
import { BOARD_DEMAND, DEMAND, movesTopic } from './demand-events.ts';
import { listAreaDemand, recallAreaDemand, type AreaDemand, type DemandMemory } from './area-demand.ts';
import { findMove } from './move-queries.ts';

interface Deps {
  db: Db;
  hub: EventHub;
  drivers: Pick<DriverIndex, 'listIdle'>;
  days: Pick<DriverDays, 'idleSeconds'>;
  demand: DemandMemory;
}

/** Rounds to about eleven meters: the middle of a neighborhood identifies no one. */
const STEPS_PER_DEGREE = 10_000;
const round = (value: number, steps: number) => Math.round(value * steps) / steps;

/** The demand as drivers see it: areas with enough demand, in four steps; no counts, no cars. */
export const forDrivers = (areas: readonly AreaDemand[]): AskedArea[] =>
  areas
    .map(({ middle, toldExpected }) => ({ middle, level: demandLevel(toldExpected ?? 0) }))
    .filter(({ level }) => level > 0)
    .map(({ middle, level }): AskedArea => [
      round(middle.lat, STEPS_PER_DEGREE),
      round(middle.lng, STEPS_PER_DEGREE),
      level,
    ])
    .toSorted(([a, b], [c, d]) => a - c || b - d);

const forBoard = (areas: readonly AreaDemand[]): BoardArea[] =>
  areas
    .filter(({ level, askedCount }) => level > 0 || askedCount > 0)
    .map(({ cell, middle, level, askedCount, expected, idleCount }) => ({
      cell,
      lat: round(middle.lat, STEPS_PER_DEGREE),
      lng: round(middle.lng, STEPS_PER_DEGREE),
      level,
      askedCount,
      expectedCount: round(expected, 10),
      idleCount,
    }))
    .toSorted((a, b) => (a.cell < b.cell ? -1 : 1));

const aroundView: View<AroundChange> = (event) => {
  if (event.event === 'move.suggested') return 'reread';
  // Refuses drivers who were suspended since.
  if (event.event === 'driver.changed')
    return event.driver.approved && !event.driver.suspended ? undefined : 'reread';
  return event.event === 'demand.changed' ? { areas: event.areas } : undefined;
};

/**
 * The demand for a driver who has it on and may drive, and their suggested move. Refused with NOT_FOUND,
 * DRIVER_NOT_APPROVED or DRIVER_SUSPENDED.
 */
export const liveAround = (deps: Deps, driverId: string): Live<AroundSnapshot, AroundChange> =>
  new Live({
    hub: deps.hub,
    topic: [DEMAND, movesTopic(driverId), driverTopic(driverId)],
    view: aroundView,
    read: async () => {
      await assertMayDrive(deps.db, driverId);
      const areas = forDrivers(await recallAreaDemand(deps));
      noteRead(deps.demand, DEMAND, areas);
      const idleSeconds = deps.days.idleSeconds(driverId, Date.now());
      return { areas, move: await findMove(deps.db, driverId, idleSeconds) };
    },
  });

async function assertMayDrive(db: Db, driverId: string): Promise<void> {
  const driver = await findAvailability(db, driverId);
  if (!driver) throw new AppError('NOT_FOUND');
  if (!driver.approved) throw new AppError('DRIVER_NOT_APPROVED');
  if (driver.suspended) throw new AppError('DRIVER_SUSPENDED');
}

const demandView: View<BoardDemand> = (event) =>
  event.event === 'board.demand' ? { areas: event.areas } : undefined;

/** The same with its counts, for admins. */
export const liveBoardDemand = (deps: Deps): Live<BoardDemand, BoardDemand> =>
  new Live({
    hub: deps.hub,
    topic: BOARD_DEMAND,
    view: demandView,
    isForAll: true,
    read: async () => {
      const areas = forBoard(await recallAreaDemand(deps));
      noteRead(deps.demand, BOARD_DEMAND, areas);
      return { areas };
    },
  });

/** Tells drivers who look where the demand is now, if it differs from what they were told. */
export async function tellDrivers(deps: Deps): Promise<void> {
  if (!deps.hub.has(DEMAND)) return;
  const areas = forDrivers(await listAreaDemand(deps));
  if (isNews(deps.demand, DEMAND, areas)) deps.hub.publish(DEMAND, { event: 'demand.changed', areas });
}

/** The same for admins. */
export async function tellBoard(deps: Deps): Promise<void> {
  if (!deps.hub.has(BOARD_DEMAND)) return;
  const areas = forBoard(await listAreaDemand(deps));
  if (isNews(deps.demand, BOARD_DEMAND, areas))
    deps.hub.publish(BOARD_DEMAND, { event: 'board.demand', areas });
}

/** A reader who got something else than the others is updated with them next time, even if nothing changed for the others. */
function noteRead({ told }: DemandMemory, topic: string, areas: unknown): void {
  if (told.get(topic) !== JSON.stringify(areas)) told.delete(topic);
}

function isNews({ told }: DemandMemory, topic: string, areas: unknown): boolean {
  const text = JSON.stringify(areas);
  if (told.get(topic) === text) return false;
  told.set(topic, text);
  return true;
}
