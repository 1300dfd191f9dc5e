import { isWithin, type LatLng, type StreetName, type Way, type WayLine } from '@ridewire/contracts';
import { AppError } from '../core/app-error.ts';
import type { Log } from '../core/log.ts';
import type { OtherSearch } from './ask-osrm.ts';
import type { City } from './city.ts';
import { SearchBusyError } from './search-thread.ts';
import type {
  Drive,
  SearchAnswer,
  SearchRequest,
  DrivesRequest,
  Start,
  WayRequest,
} from './search-messages.ts';

/** Finds routes by car: with the other service if the setting names one and it answers, otherwise in the city in use. */
export interface WayFinder {
  /** Whether the streets around this point are known. */
  knows(point: LatLng): boolean;
  /**
   * The quickest route now; null without any streets, where only a city's main roads are known and none leads there, or
   * where the search failed. It begins where the car faces, if that is known, and ends on the side of the place.
   * @param by the searching person: one who asks for much waits longer, and no one else does
   * @throws AppError NO_STREET_NEAR, NO_WAY, STREETS_BUSY; ROUTES_MANY when the person has many searches waiting
   */
  findWay(from: Start, to: LatLng, by: string): Promise<Way | null>;
  /** The same, but only its line. */
  findLine(from: LatLng, to: LatLng, by: string): Promise<WayLine | null>;
  /**
   * The time and distance by car from each of many points to one, null where it takes longer than `limitSeconds` or
   * there is no route; null for all where no streets are known, or the search failed.
   */
  findDrives(to: LatLng, starts: readonly Start[], limitSeconds: number): Promise<(Drive | null)[] | null>;
  /**
   * The nearest street of the city with a name; null where none is within `maxMeters`, or the search failed.
   * @param by the searching person
   */
  nameStreet(at: LatLng, maxMeters: number, by: string): Promise<StreetName | null>;
}

/** @throws Error when the search failed */
type Ask = (request: SearchRequest, by?: string) => Promise<SearchAnswer>;

/** The city's search or the other service's. */
type AnySearch = (request: WayRequest | DrivesRequest, by?: string) => Promise<SearchAnswer | null>;

/** A city, and its searches. */
export interface CitySearch {
  city: City;
  /** Whether the desk changed streets near a trip between these places, which only our own search knows. */
  isChangedNear: (places: readonly LatLng[]) => boolean;
  ask: Ask;
}

/** How far beyond a city's outermost streets pickups are possible, in degrees: about two kilometers. */
const MARGIN_DEGREES = 0.02;

/** The same route requested again within this time is answered at once, in milliseconds: a quote, then its map. */
const KEPT_MS = 20_000;
const KEPT_WAYS = 500;

const TELL_BUSY_MS = 60_000;

interface Deps {
  current: () => CitySearch | null;
  /** The other service, if the setting names one: it is asked first, except near changed streets. */
  other?: OtherSearch | null;
  log: Log;
}

/** Keeps answers for a while, by what was asked of which search. One that failed is forgotten: it may succeed next time. */
function createMemory() {
  const kept = new Map<string, { answer: Promise<SearchAnswer | null>; at: number; by: AnySearch }>();
  return (key: string, by: AnySearch, ask: () => Promise<SearchAnswer | null>) => {
    const now = performance.now();
    const before = kept.get(key);
    if (before?.by === by && now - before.at < KEPT_MS) return before.answer;
    const answer = ask();
    kept.delete(key);
    kept.set(key, { answer, at: now, by });
    const forget = () => {
      if (kept.get(key)?.answer === answer) kept.delete(key);
    };
    answer.then((found) => found ?? forget(), forget);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_WAYS && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}

export function createWayFinder({ current, other = null, log }: Deps): WayFinder {
  const memory = createMemory();
  let busy = 0;
  /** A busy hour refuses thousands: one log line a minute. */
  function noteBusy(): void {
    busy += 1;
    if (busy > 1) return;
    setTimeout(() => {
      log.warn({ refused: busy }, 'too much was searched for in the streets');
      busy = 0;
    }, TELL_BUSY_MS).unref();
  }

  /** Null when the search failed: the caller does without. */
  async function tryAsk(
    ask: AnySearch,
    request: WayRequest | DrivesRequest,
    by?: string,
  ): Promise<SearchAnswer | null> {
    try {
      return await ask(request, by);
    } catch (error) {
      if (error instanceof SearchBusyError && request.kind !== 'drives')
        throw new AppError(error.isOwn ? 'ROUTES_MANY' : 'STREETS_BUSY');
      if (error instanceof SearchBusyError) noteBusy();
      else log.warn({ error }, 'a search in the streets failed');
      return null;
    }
  }
  function askWay(ask: AnySearch, request: WayRequest, by: string): Promise<SearchAnswer | null> {
    const { kind, from, to } = request;
    const key = `${kind} ${ask === other} ${from.lat} ${from.lng} ${from.bearing ?? ''} ${from.isCar ?? ''} ${to.lat} ${to.lng}`;
    return memory(key, ask, () => tryAsk(ask, request, by));
  }
  async function askOwn(request: WayRequest, by: string): Promise<SearchAnswer | null> {
    const search = current();
    if (!search) return null;
    return await askCity(search, request, by);
  }
  async function askCity(search: CitySearch, request: WayRequest, by: string): Promise<SearchAnswer | null> {
    if (!isAround(search.city, request.from)) return { refusal: 'NO_STREET_AT_START' };
    if (!isAround(search.city, request.to)) return { refusal: 'NO_STREET_NEAR' };
    return await askWay(search.ask, request, by);
  }
  /** Where the desk has changed streets near a trip, only our own search knows which. */
  function isOwnFirst(to: LatLng, starts: readonly LatLng[]): boolean {
    const search = current();
    if (!search || !other || !isAround(search.city, to)) return false;
    return search.isChangedNear([to, ...starts.filter((start) => isAround(search.city, start))]);
  }
  /** @throws AppError where no way leads there */
  async function find(request: WayRequest, by: string): Promise<SearchAnswer | null> {
    const askOther = async () => other && (await askWay(other, request, by));
    const answer = isOwnFirst(request.to, [request.from])
      ? ((await askOwn(request, by).catch(orOther)) ?? (await askOther()))
      : ((await askOther()) ?? (await askOwn(request, by)));
    if (answer && 'refusal' in answer) throw new AppError(answer.refusal);
    return answer;
  }
  /** The other service is asked instead of a busy search of our own, but not by one person for more than their share. */
  function orOther(error: unknown): null {
    if (error instanceof AppError && error.refused[0] === 'STREETS_BUSY') return null;
    throw error;
  }
  async function askOwnDrives(request: DrivesRequest): Promise<SearchAnswer | null> {
    const search = current();
    return search && isAround(search.city, request.to) ? await tryAsk(search.ask, request) : null;
  }

  return {
    knows: (point) => {
      const city = current()?.city;
      // Only the other server knows which streets it has.
      return other !== null || (city !== undefined && isAround(city, point));
    },
    async findWay(from, to, by) {
      const answer = await find({ kind: 'way', from, to }, by);
      return answer && 'way' in answer ? answer.way : null;
    },
    async findLine(from, to, by) {
      const answer = await find({ kind: 'line', from, to }, by);
      return answer && 'line' in answer ? answer.line : null;
    },
    async findDrives(to, starts, limitSeconds) {
      const request = { kind: 'drives', to, starts, limitSeconds } as const;
      const askOther = async () => other && (await tryAsk(other, request));
      const answer = isOwnFirst(to, starts)
        ? ((await askOwnDrives(request)) ?? (await askOther()))
        : ((await askOther()) ?? (await askOwnDrives(request)));
      return answer && 'drives' in answer ? answer.drives : null;
    },
    async nameStreet(at, maxMeters, by) {
      const answer = await current()
        ?.ask({ kind: 'name', at, maxMeters }, by)
        .catch(() => null);
      return answer && 'name' in answer ? answer.name : null;
    },
  };
}

const isAround = ({ box: { south, west, north, east } }: City, point: LatLng): boolean =>
  isWithin(
    {
      south: south - MARGIN_DEGREES,
      west: west - MARGIN_DEGREES,
      north: north + MARGIN_DEGREES,
      east: east + MARGIN_DEGREES,
    },
    point,
  );
