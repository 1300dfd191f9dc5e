import type { Db } from '@ridewire/db';
import type { ServerEvent } from '../live/events.ts';
import type { DemandMemory } from './area-demand.ts';
import { listRecentRequests, listRidesToEnd } from './demand-queries.ts';

interface Deps {
  db: Pick<Db, 'orm'>;
  demand: DemandMemory;
}

/**
 * Keeps the memory up to date with committed events. @param isNews false for an event that a newer one of the same ride
 * overtook
 */
export function takeDemand(demand: DemandMemory, event: ServerEvent, isNews: boolean): void {
  demand.meanwhile?.push({ event, isNews });
  put(demand, event, isNews);
}

/**
 * Reads the requests of the last minutes and the rides under way, at the start and after events may have been missed.
 * One read at a time; a call during a read causes one more.
 * @throws the database's error
 */
export function loadDemand(deps: Deps): Promise<void> {
  const { demand } = deps;
  if (demand.loading) demand.isAskedAgain = true;
  demand.loading ??= read(deps).finally(() => {
    demand.loading = null;
    demand.meanwhile = null;
  });
  return demand.loading;
}

async function read(deps: Deps): Promise<void> {
  do {
    deps.demand.isAskedAgain = false;
    await readOnce(deps);
  } while (deps.demand.isAskedAgain);
}

async function readOnce({ db, demand }: Deps): Promise<void> {
  const now = Date.now();
  const meanwhile = (demand.meanwhile = [] as NonNullable<DemandMemory['meanwhile']>);
  const [recent, toEnd] = await Promise.all([listRecentRequests(db, now), listRidesToEnd(db)]);
  demand.recent.clear();
  demand.ending.clear();
  for (const request of recent) demand.recent.add(request, now);
  for (const ride of toEnd) demand.ending.set(ride, now);
  // The read may be older than these events.
  for (const { event, isNews } of meanwhile) put(demand, event, isNews);
}

function put({ recent, ending }: DemandMemory, event: ServerEvent, isNews: boolean): void {
  const now = Date.now();
  if (!isNews) return;
  recent.take(event, now);
  ending.take(event, now);
}
