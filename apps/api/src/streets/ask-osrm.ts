import type { LatLng } from '@ridewire/contracts';
import { askServer } from '../core/ask-server.ts';
import { boundAsking } from '../core/bound-asking.ts';
import type { Log } from '../core/log.ts';
import { TooMuchError } from '../core/read-bounded.ts';
import { restAfterFailure } from '../core/rest-after-failure.ts';
import { readOsrmRoute } from './read-osrm-route.ts';
import { readOsrmTable } from './read-osrm-table.ts';
import { keyOf, type SearchAnswer, type DrivesRequest, type WayRequest } from './search-messages.ts';

/** In milliseconds, and short: a person is waiting for a price. */
const TIMEOUT_MS = 1_500;
/** In meters: how far from a point its street may be, as in our own search. */
const REACH_METERS = 300;
/** How many places an OSRM takes at once by default: one of them is the common destination. */
const STARTS_AT_ONCE = 99;

/** Another service's route search; null where it has no answer, and where too many requests are under way. It never fails. */
export type OtherSearch = (request: WayRequest | DrivesRequest, by?: string) => Promise<SearchAnswer | null>;

/**
 * An OSRM at an address.
 * @param address of the service, with or without the path of one of its answers, such as `/route/v1/driving`
 */
export function createOsrm(address: string, log: Log, timeoutMs = TIMEOUT_MS): OtherSearch {
  const base = address.replace(/(\/(route|table)(\/.*)?)?\/*$/, '');
  const attempt = restAfterFailure('the routing server', log);
  const bounded = boundAsking();

  async function ask(
    service: 'route' | 'table',
    points: readonly LatLng[],
    query: Record<string, string>,
  ): Promise<unknown> {
    const at = points.map(({ lat, lng }) => `${degrees(lng)},${degrees(lat)}`).join(';');
    const url = new URL(`${base}/${service}/v1/driving/${at}`);
    url.search = new URLSearchParams(query).toString();
    // It refuses with status 400.
    const { status, json } = await askServer(url, { timeoutMs, reads: [200, 400] });
    if (json === undefined) throw new Error(`it answered ${status}`);
    return json;
  }
  async function findWay({ kind, from, to }: WayRequest): Promise<SearchAnswer> {
    const json = await ask('route', [from, to], {
      ...{ overview: 'full', geometries: 'polyline', steps: 'true', annotations: 'duration' },
      radiuses: `${REACH_METERS};${REACH_METERS}`,
    });
    const found = readOsrmRoute(json);
    if (kind === 'way' || 'refusal' in found) return found;
    const { distanceMeters, durationSeconds, line } = found.way;
    return { line: { distanceMeters, durationSeconds, line } };
  }
  async function findDrives({ to, starts, limitSeconds }: DrivesRequest) {
    const parts = Array.from({ length: Math.ceil(starts.length / STARTS_AT_ONCE) }, (_, i) =>
      starts.slice(i * STARTS_AT_ONCE, (i + 1) * STARTS_AT_ONCE),
    );
    const found = await Promise.all(
      parts.map(async (part) => {
        const sources = part.map((_, i) => i + 1).join(';');
        const json = await ask('table', [to, ...part], {
          ...{ sources, destinations: '0', annotations: 'duration,distance' },
        });
        return readOsrmTable(json, part.length);
      }),
    );
    const drives = found.flatMap((part) => part ?? []);
    if (drives.length < starts.length) return null;
    return { drives: drives.map((drive) => (drive && drive.seconds <= limitSeconds ? drive : null)) };
  }

  async function find(request: WayRequest | DrivesRequest): Promise<SearchAnswer | null> {
    try {
      return request.kind === 'drives' ? await findDrives(request) : await findWay(request);
    } catch (error) {
      // One route that is too long doesn't mean that the service is down.
      if (error instanceof TooMuchError) return null;
      throw error;
    }
  }

  return (request, by = keyOf(request)) => bounded(by, () => attempt(() => find(request)));
}

/** Written without an exponent, which String would use for tiny numbers. */
const degrees = (value: number): string => value.toFixed(6);
