import { isBangla, latinName } from '@ridewire/contracts/latin-name';
import { distanceMeters, type LatLng } from '@ridewire/contracts';
import { BANGLA_NAMES } from '@ridewire/contracts/dhaka-names';
import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';
import Flatbush from 'flatbush';
import type { OsmExtract } from './osm-extract.ts';

export interface Area {
  name: string;
  nameBn: string | null;
}

/** A point farther than this from an area's center does not count as in it. */
const AREA_METERS = 2_500;
/** The area around a well-known place reaches at least this far. */
const KNOWN_METERS = 1_000;
const PART = new Set(['suburb', 'neighbourhood', 'quarter', 'borough', 'town', 'village']);

/** The center of a part of the city. */
type Anchor = Area & LatLng;

/** Finds the part of the city a point is in: the nearest one in the extract, else that of the nearest well-known place. */
export function createAreaFinder(extract: OsmExtract): (at: LatLng) => Area | undefined {
  const drawn = extract.nodes.flatMap(({ tags, lat, lng }): Anchor[] => {
    const name = tags['name:en'] ?? (tags.name && latinName(tags.name));
    if (!name || !PART.has(tags.place ?? '')) return [];
    const signed = tags.name && isBangla(tags.name) ? tags.name : undefined;
    return [{ name, nameBn: tags['name:bn'] ?? signed ?? BANGLA_NAMES[name] ?? null, lat, lng }];
  });
  const known = DHAKA_PLACES.map(({ area, lat, lng }): Anchor => ({
    name: area,
    nameBn: BANGLA_NAMES[area] ?? null,
    lat,
    lng,
  }));
  const [near, wellKnown] = [indexOf(drawn, AREA_METERS), indexOf(known, KNOWN_METERS)];
  return (at) => near(at) ?? wellKnown(at);
}

/** Finds the nearest of these within a distance. */
function indexOf(anchors: readonly Anchor[], meters: number): (at: LatLng) => Anchor | undefined {
  const [first] = anchors;
  if (!first) return () => undefined;
  // Makes degrees of longitude as long as degrees of latitude.
  const narrow = Math.cos((first.lat * Math.PI) / 180);
  const index = new Flatbush(anchors.length);
  for (const { lat, lng } of anchors) index.add(lng * narrow, lat);
  index.finish();
  return (at) => {
    const [i] = index.neighbors(at.lng * narrow, at.lat, 1);
    const anchor = i === undefined ? undefined : anchors[i];
    return anchor && distanceMeters(at, anchor) <= meters ? anchor : undefined;
  };
}
