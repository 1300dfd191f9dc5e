import type { FoundPlace, LatLng } from '@ridewire/contracts';
import { askServer } from '../core/ask-server.ts';
import { boundAsking } from '../core/bound-asking.ts';
import type { Log } from '../core/log.ts';
import { restAfterFailure } from '../core/rest-after-failure.ts';
import { readNominatim, readNominatimName, readPhoton } from './read-geocoder.ts';

/** The person is typing during it. */
const TIMEOUT_MS = 1_500;
const MAX_RESULTS = 5;

/**
 * Another service's places, asked for where ours are too few. It never fails: without an answer, or when too many
 * requests are under way, it finds nothing.
 */
export interface Geocoder {
  /** @param by the caller */
  search(text: string, near: LatLng | undefined, by: string): Promise<FoundPlace[]>;
  nameOf(at: LatLng, by: string): Promise<Pick<FoundPlace, 'name' | 'names' | 'area' | 'areaNames'> | null>;
}

type Kind = 'photon' | 'nominatim';
type Asked = { status: number; json: unknown };

/**
 * A geocoder at an address: Photon's or Nominatim's, according to its path, otherwise to its answer.
 * @param address of the service, with or without `/api` or `/search`
 */
export function createGeocoder(address: string, log: Log, timeoutMs = TIMEOUT_MS): Geocoder {
  const base = address.replace(/\/(api|search|reverse)?\/?(\?.*)?$/, '');
  let kind: Kind | null = kindOf(address);
  const attempt = restAfterFailure('the geocoder', log);
  const bounded = boundAsking();

  async function ask(path: string, query: Record<string, string | undefined>): Promise<Asked> {
    const url = new URL(`${base}/${path}`);
    for (const [key, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(key, value);
    return await askServer(url, { timeoutMs });
  }
  const orThrow = ({ status, json }: Asked): unknown => {
    if (json === undefined) throw new Error(`it answered ${status}`);
    return json;
  };

  const searchPhoton = (q: string, near: LatLng | undefined) =>
    ask('api', {
      q,
      limit: String(MAX_RESULTS),
      lat: near && String(near.lat),
      lon: near && String(near.lng),
    });
  const searchNominatim = (q: string, near: LatLng | undefined) =>
    ask('search', {
      ...{ q, format: 'jsonv2', limit: String(MAX_RESULTS), addressdetails: '1', namedetails: '1' },
      'accept-language': 'en',
      // Some 30 km around: places in it come first.
      viewbox: near && [near.lng - 0.3, near.lat + 0.3, near.lng + 0.3, near.lat - 0.3].join(','),
    });

  async function find(q: string, near: LatLng | undefined): Promise<FoundPlace[]> {
    if (kind !== 'nominatim') {
      const answer = await searchPhoton(q, near);
      // The other service has no such path.
      if (kind === 'photon' || answer.status !== 404) {
        const places = readPhoton(orThrow(answer));
        kind = 'photon';
        return places;
      }
    }
    const places = readNominatim(orThrow(await searchNominatim(q, near)));
    kind = 'nominatim';
    return places;
  }
  async function name(at: LatLng) {
    const query = { lat: String(at.lat), lon: String(at.lng) };
    const isNominatim = kind === 'nominatim';
    const json = orThrow(
      await ask('reverse', isNominatim ? { ...query, format: 'jsonv2', 'accept-language': 'en' } : query),
    );
    const place = isNominatim ? readNominatimName(json) : readPhoton(json)[0];
    return place
      ? { name: place.name, names: place.names, area: place.area, areaNames: place.areaNames }
      : null;
  }

  return {
    search: async (text, near, by) => (await bounded(by, () => attempt(() => find(text, near)))) ?? [],
    nameOf: (at, by) => bounded(by, () => attempt(() => name(at))),
  };
}

function kindOf(address: string): Kind | null {
  const { hostname, pathname } = new URL(address);
  const named = /photon|nominatim/.exec(hostname + pathname)?.[0];
  if (named) return named as Kind;
  return /\/api\/?$/.test(pathname) ? 'photon' : /\/search\/?$/.test(pathname) ? 'nominatim' : null;
}
