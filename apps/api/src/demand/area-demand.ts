import type { LatLng } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { pickupCell } from '@ridewire/db/pickup-cell';
import { demandLevel, expectedRequests } from '@ridewire/dispatch';
import { cellToLatLng } from 'h3-js';
import type { DriverIndex } from '../drivers/driver-index.ts';
import type { ServerEvent } from '../live/events.ts';
import { listRecentRequests, listRidesToEnd, readPast, type PastArea } from './demand-queries.ts';
import { EndingRides } from './ending-rides.ts';
import { RecentRequests } from './recent-requests.ts';

/** The hour changes slowly: what is usual in it is read again so often, while somebody looks; in milliseconds. */
const PAST_KEPT_MS = 300_000;
/** Whose demand fewer requests of weeks made would tell where somebody lives. */
const LEAST_TOLD = 3;
const NO_PAST = { atHourOfWeek: 0, atHourOfDay: 0, days: 0, total: 0 };

/** What a process knows of what is asked for. */
export interface DemandMemory {
  recent: RecentRequests;
  ending: EndingRides;
  past: { areas: readonly PastArea[]; readAt: number } | null;
  /** What each audience was told last. */
  told: Map<string, string>;
}

export const openDemand = (): DemandMemory => ({
  recent: new RecentRequests(),
  ending: new EndingRides(),
  past: null,
  told: new Map(),
});

/** Keeps it in step with what was committed. @param isNews false for an event that a newer one of the same ride overtook */
export function takeDemand({ recent, ending }: DemandMemory, event: ServerEvent, isNews: boolean): void {
  const now = Date.now();
  recent.take(event, now);
  ending.take(event, isNews, now);
}

/** An area of about 0.7 km², as it stands. */
export interface AreaDemand {
  cell: string;
  middle: LatLng;
  askedCount: number;
  /** Requests of the next quarter of an hour. */
  expected: number;
  /** From 0 to DEMAND_LEVELS. */
  level: number;
  idleCount: number;
  /** Cars whose ride ends there in that time. */
  endingCount: number;
  /** Enough was asked for there that drivers may know. */
  isPublic: boolean;
}

interface Deps {
  db: Db;
  drivers: Pick<DriverIndex, 'listIdle'>;
  demand: DemandMemory;
}

/**
 * Reads the requests of the last minutes and the rides under way, at the start and after events may have been missed.
 * @throws the database's error
 */
export async function loadDemand({ db, demand }: Pick<Deps, 'db' | 'demand'>, now = Date.now()) {
  const [recent, toEnd] = await Promise.all([listRecentRequests(db, now), listRidesToEnd(db)]);
  for (const { id, pickup, at } of recent) demand.recent.add(id, pickup, at, now);
  demand.ending.clear();
  for (const ride of toEnd) demand.ending.set(ride, now);
}

/** All areas in which somebody asks, asked or waits. @throws the database's error */
export async function listAreaDemand({ db, drivers, demand }: Deps, now = Date.now()): Promise<AreaDemand[]> {
  if (!demand.past || now - demand.past.readAt >= PAST_KEPT_MS)
    demand.past = { areas: await readPast(db), readAt: now };
  const pastOf = new Map(demand.past.areas.map((area) => [area.cell, area]));
  const recent = demand.recent.countByCell(now);
  const ending = demand.ending.countByCell(now);
  const idle = new Map<string, number>();
  for (const { place } of drivers.listIdle(now)) {
    const cell = pickupCell(place);
    idle.set(cell, (idle.get(cell) ?? 0) + 1);
  }
  // Where nothing is known of an area it lay as still as the city has been watched.
  const days = demand.past.areas[0]?.days ?? 0;
  return [...new Set([...pastOf.keys(), ...recent.keys(), ...idle.keys()])].map((cell) => {
    const past = pastOf.get(cell) ?? { ...NO_PAST, days };
    const askedCount = recent.get(cell) ?? 0;
    const expected = expectedRequests(past, askedCount);
    const [lat, lng] = cellToLatLng(cell);
    return {
      cell,
      middle: { lat, lng },
      askedCount,
      expected,
      level: demandLevel(expected),
      idleCount: idle.get(cell) ?? 0,
      endingCount: ending.get(cell) ?? 0,
      isPublic: Math.max(past.total, askedCount) >= LEAST_TOLD,
    };
  });
}
