import { distanceMeters, type LatLng, type Named } from '@ridewire/contracts';
import type { PlaceKind } from '@ridewire/contracts/place-kinds';
import Flatbush from 'flatbush';
import type { Position } from 'geojson';
import type { CityPlace } from './city-place.ts';
import { nameMain, nameNumbered, nameOnStreet } from './door-words.ts';
import { joinRings } from './join-rings.ts';
import { namesOf, type PlaceNames } from './names-of.ts';
import type { OsmExtract, OsmNode, Tags } from './osm-extract.ts';
import { placeKindOf, RANK_OF_KIND } from './place-kind-of.ts';
import { DEGREE_METERS, isInside, metersToEdge, ringArea, type Ring } from './ring-shape.ts';

/** Places so large that a rider has to say at which door they wait. */
const LARGE: ReadonlySet<PlaceKind> = new Set([
  'airport',
  'station',
  'metro',
  'bus_station',
  'ferry',
  'hospital',
  'university',
  'mall',
  'market',
  'sight',
  'sport',
  'park',
]);
/** Of a place without an outline, its own entrances are this near. */
const REACH_METERS = 150;
/** An entrance this near an outline is one of it. */
const EDGE_METERS = 25;
/** A street this near is the one that an entrance opens to. */
const STREET_METERS = 60;
/** More would be a list that nobody reads. */
const MOST = 8;

/** A large place, and where it lies. */
interface Large {
  names: PlaceNames;
  at: LatLng;
  /** Its outlines; none if the map has only a point. */
  rings: Ring[];
}

/**
 * The entrances of airports, stations, malls, stadiums and other large places: named by their sign, their number or the street they
 * open to. They are found near a point, not by words.
 */
export function collectEntrances(extract: OsmExtract): CityPlace[] {
  const doors = extract.nodes.filter(({ tags }) => isDoor(tags));
  if (doors.length === 0) return [];
  const ownerOf = createOwnerFinder(collectLarge(extract));
  const streetAt = createStreetFinder(extract);
  const ofPlace = new Map<Large, CityPlace[]>();
  // The main entrance keeps its name where two would have the same.
  for (const door of doors.toSorted((a, b) => Number(isMain(b.tags)) - Number(isMain(a.tags)))) {
    const owner = ownerOf(door);
    const named = owner && nameDoor(door, owner, streetAt);
    if (!named) continue;
    const others = ofPlace.get(owner) ?? [];
    if (others.length === MOST || others.some((other) => other.name === named.name)) continue;
    const { name, names: areaNames } = owner.names;
    ofPlace.set(owner, [
      ...others,
      {
        ...named,
        ...{ folded: '', kind: 'entrance', rank: RANK_OF_KIND.entrance },
        ...{ area: areaNames.en ?? name, areaNames, lat: door.lat, lng: door.lng },
      },
    ]);
  }
  return [...ofPlace.values()].flat();
}

const isOfRailway = ({ railway }: Tags) =>
  railway === 'subway_entrance' || railway === 'train_station_entrance';
const isMain = ({ entrance }: Tags) => entrance === 'main';

/** Where people go in: no fire exits, deliveries, car parks or private doors. */
const isDoor = (tags: Tags): boolean =>
  tags.access !== 'private' &&
  tags.access !== 'no' &&
  (isOfRailway(tags) ||
    isMain(tags) ||
    tags.entrance === 'yes' ||
    (tags.barrier === 'gate' && tags.name !== undefined));

function collectLarge(extract: OsmExtract): Large[] {
  const ways = new Map(extract.ways.map((way) => [way.id, way]));
  const ringOf = (nodes: readonly number[]): Ring =>
    nodes.flatMap((id): Position[] => {
      const at = extract.positionOf(id);
      return at ? [[at.lng, at.lat]] : [];
    });
  const largeOf = (tags: Tags, at: LatLng | undefined, rings: Ring[]): Large[] => {
    const kind = placeKindOf(tags);
    const names = kind && LARGE.has(kind) && !isOfRailway(tags) ? namesOf(tags) : null;
    return names && at ? [{ names, at, rings }] : [];
  };
  const outlined = (tags: Tags, lines: readonly (readonly number[])[]): Large[] => {
    const rings = joinRings(lines)
      .map(ringOf)
      .filter((ring) => ring.length > 3);
    const [lng, lat] = rings[0]?.[0] ?? [];
    return lat === undefined || lng === undefined ? [] : largeOf(tags, { lat, lng }, rings);
  };
  return [
    ...extract.nodes.flatMap(({ tags, lat, lng }) => largeOf(tags, { lat, lng }, [])),
    ...extract.ways.flatMap(({ tags, nodes }) => (tags.highway ? [] : outlined(tags, [nodes]))),
    ...extract.relations.flatMap(({ tags, members }) => {
      const outer = members.filter(({ type, role }) => type === 'way' && role !== 'inner');
      const lines = outer.map(({ ref }) => ways.get(ref)?.nodes ?? []);
      return tags.type === 'multipolygon' ? outlined(tags, lines) : [];
    }),
  ];
}

/** Finds the place of an entrance: the smallest outline it is in or on, else the nearest station without one. */
function createOwnerFinder(places: readonly Large[]): (door: OsmNode) => Large | undefined {
  if (places.length === 0) return () => undefined;
  const index = new Flatbush(places.length);
  for (const { at, rings } of places) {
    const points = rings.length > 0 ? rings.flat() : [[at.lng, at.lat]];
    const lngs = points.map(([lng = 0]) => lng);
    const lats = points.map(([, lat = 0]) => lat);
    index.add(Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats));
  }
  index.finish();
  return (door) => {
    const south = REACH_METERS / DEGREE_METERS;
    const west = south / Math.max(0.01, Math.cos((door.lat * Math.PI) / 180));
    const near = index
      .search(door.lng - west, door.lat - south, door.lng + west, door.lat + south)
      .flatMap((i) => places[i] ?? []);
    const [smallest] = near
      .filter(({ rings }) => rings.some((ring) => isAt(door, ring)))
      .toSorted((a, b) => sizeOf(a) - sizeOf(b));
    if (smallest || !isOfRailway(door.tags)) return smallest;
    const [nearest] = near
      .filter(({ rings, at }) => rings.length === 0 && distanceMeters(door, at) <= REACH_METERS)
      .toSorted((a, b) => distanceMeters(door, a.at) - distanceMeters(door, b.at));
    return nearest;
  };
}

const sizeOf = ({ rings }: Large): number => rings.reduce((sum, ring) => sum + ringArea(ring), 0);

const isAt = (door: LatLng, ring: Ring): boolean =>
  isInside([door.lng, door.lat], ring) || metersToEdge([door.lng, door.lat], ring) <= EDGE_METERS;

/** Finds the street that an entrance opens to. */
function createStreetFinder(extract: OsmExtract): (at: LatLng) => PlaceNames | undefined {
  const points = extract.ways.flatMap(({ tags, nodes }) => {
    const names = tags.highway ? namesOf(tags) : null;
    return names ? nodes.flatMap((id) => ({ names, at: extract.positionOf(id) })) : [];
  });
  const known = points.flatMap(({ names, at }) => (at ? [{ names, at }] : []));
  if (known.length === 0) return () => undefined;
  const narrow = Math.cos(((known[0]?.at.lat ?? 0) * Math.PI) / 180);
  const index = new Flatbush(known.length);
  for (const { at } of known) index.add(at.lng * narrow, at.lat);
  index.finish();
  return (at) => {
    const [i] = index.neighbors(at.lng * narrow, at.lat, 1);
    const street = i === undefined ? undefined : known[i];
    return street && distanceMeters(street.at, at) <= STREET_METERS ? street.names : undefined;
  };
}

function nameDoor(
  { tags, ...at }: OsmNode,
  owner: Large,
  streetAt: (at: LatLng) => PlaceNames | undefined,
): Named | null {
  const own = namesOf(tags);
  if (own && own.name !== owner.names.name) return own;
  if (tags.ref) return nameNumbered(tags.ref);
  const street = streetAt(at);
  if (street) return nameOnStreet(street);
  return isMain(tags) ? nameMain() : null;
}
