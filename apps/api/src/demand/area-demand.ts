import type { LatLng } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { pickupCell } from '@ridewire/db/pickup-cell';
import { demandLevel, expectedRequests, usualRequests } from '@ridewire/dispatch';
import { cellToLatLng } from 'h3-js';
import type { DriverIndex } from '../drivers/driver-index.ts';
import type { ServerEvent } from '../live/events.ts';
import { readPast, type PastArea } from './demand-queries.ts';
import { EndingRides } from './ending-rides.ts';
import { RecentRequests, type AskedCount } from './recent-requests.ts';

/** The hour changes slowly, so the usual demand is read again only this often, while anyone looks; in milliseconds. */
const PAST_KEPT_MS = 300_000;
/** After a gap all watchers read at once, and nothing changes much in a second. */
const KEPT_MS = 1_000;
/** Demand of fewer people is not shown to drivers: they could see a single person come and go. */
const LEAST_RIDERS = 3;
/** With fewer requests over the weeks, the usual demand would tell where a person lives. */
const LEAST_PAST = 10;
const NO_PAST = { atHourOfWeek: 0, atHourOfDay: 0, days: 0, total: 0 };
const NOT_ASKED: AskedCount = { requests: 0, riders: 0 };

/** A process's memory of the demand. */
export interface DemandMemory {
  recent: RecentRequests;
  ending: EndingRides;
  past: { areas: Promise<readonly PastArea[]>; readAt: number } | null;
  /** The last calculated areas. */
  reckoned: { areas: Promise<readonly AreaDemand[]>; at: number } | null;
  /** What each audience was sent last; no entry where anyone in it has something else. */
  told: Map<string, string>;
  /** The read under way, and whether another one was requested. */
  loading: Promise<void> | null;
  isAskedAgain: boolean;
  /** Events since the read began. */
  meanwhile: { event: ServerEvent; isNews: boolean }[] | null;
}

export const openDemand = (): DemandMemory => ({
  recent: new RecentRequests(),
  ending: new EndingRides(),
  past: null,
  reckoned: null,
  told: new Map(),
  loading: null,
  isAskedAgain: false,
  meanwhile: null,
});

/** An area of about 0.7 km² and its present state. */
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
  /** The part of `expected` that drivers may know, which no single request changes; null where they may know nothing. */
  toldExpected: number | null;
}

interface Deps {
  db: Pick<Db, 'pool'>;
  drivers: Pick<DriverIndex, 'listIdle'>;
  demand: DemandMemory;
}

/** The same as listAreaDemand, reusing a result of a moment ago. @throws the database's error */
export function recallAreaDemand(deps: Deps, now = Date.now()): Promise<readonly AreaDemand[]> {
  const { reckoned } = deps.demand;
  return reckoned && now - reckoned.at < KEPT_MS ? reckoned.areas : listAreaDemand(deps, now);
}

/** All areas with usual or present requests, or with idle cars. @throws the database's error */
export function listAreaDemand(deps: Deps, now = Date.now()): Promise<readonly AreaDemand[]> {
  const { demand } = deps;
  const areas = reckon(deps, now);
  demand.reckoned = { areas, at: now };
  areas.catch(() => {
    if (demand.reckoned?.areas === areas) demand.reckoned = null;
  });
  return areas;
}

/** Kept during the read: many calls at once read it once. */
function recallPast({ db, demand }: Deps, now: number): Promise<readonly PastArea[]> {
  if (demand.past && now - demand.past.readAt < PAST_KEPT_MS) return demand.past.areas;
  const areas = readPast(db);
  demand.past = { areas, readAt: now };
  areas.catch(() => {
    if (demand.past?.areas === areas) demand.past = null;
  });
  return areas;
}

async function reckon(deps: Deps, now: number): Promise<AreaDemand[]> {
  const pastAreas = await recallPast(deps, now);
  const pastOf = new Map(pastAreas.map((area) => [area.cell, area]));
  const recent = deps.demand.recent.countByCell(now);
  const ending = deps.demand.ending.countByCell(now);
  const idle = new Map<string, number>();
  for (const { place } of deps.drivers.listIdle(now)) {
    const cell = pickupCell(place);
    idle.set(cell, (idle.get(cell) ?? 0) + 1);
  }
  // An unknown area had no requests for as long as the city has been watched.
  const days = pastAreas[0]?.days ?? 0;
  return [...new Set([...pastOf.keys(), ...recent.keys(), ...idle.keys()])].map((cell) => {
    const past = pastOf.get(cell) ?? { ...NO_PAST, days };
    const asked = recent.get(cell) ?? NOT_ASKED;
    const expected = expectedRequests(past, asked.requests);
    const [lat, lng] = cellToLatLng(cell);
    return {
      cell,
      middle: { lat, lng },
      askedCount: asked.requests,
      expected,
      level: demandLevel(expected),
      idleCount: idle.get(cell) ?? 0,
      endingCount: ending.get(cell) ?? 0,
      toldExpected: toldOf(past, asked.riders),
    };
  });
}

/** Counts people, not requests; too few of them count as the usual demand, as none would. */
function toldOf(past: Omit<PastArea, 'cell'>, riders: number): number | null {
  if (riders >= LEAST_RIDERS) return expectedRequests(past, riders);
  return past.total >= LEAST_PAST ? usualRequests(past) : null;
}
