import type { LatLng } from '@ridewire/contracts';
import type { CityPlace } from './city-place.ts';
import { collectEntrances } from './collect-entrances.ts';
import { createAreaFinder } from './find-area.ts';
import { middleOf } from './middle-of.ts';
import { dropDoubles } from './drop-doubles.ts';
import { groupStreets } from './group-streets.ts';
import { hasName, namesOf, type PlaceNames } from './names-of.ts';
import type { OsmExtract, Tags } from './osm-extract.ts';
import { isArea, placeKindOf, RANK_OF_KIND } from './place-kind-of.ts';

/** A longer street becomes one place for each part of the city it crosses. */
const LONG_METERS = 1_500;
const FAMOUS_RANK = 12;
/** Roads that can be part of an address. */
const STREET =
  /^(motorway|trunk|primary|secondary|tertiary|unclassified|residential|living_street|service|pedestrian|road)(_link)?$/;

/** Every street, part of the city and named place of an extract. */
export function collectPlaces(extract: OsmExtract): CityPlace[] {
  const findArea = createAreaFinder(extract);
  const areaOf = (at: LatLng) => {
    const area = findArea(at);
    return { area: area?.name ?? null, areaNames: area?.names ?? {} };
  };
  const points: CityPlace[] = [];
  const add = (tags: Tags, at: LatLng | undefined) => {
    const names = at && namesOf(tags);
    const kind = names && placeKindOf(tags);
    if (!at || !names || !kind) return;
    const isFamous = tags.wikidata !== undefined || tags.wikipedia !== undefined;
    const rank = Math.min(
      100,
      RANK_OF_KIND[kind] + (isFamous ? FAMOUS_RANK : 0) + (isArea(tags) ? sizeOf(tags) : 0),
    );
    // Saying that a part of the city lies in itself would be useless.
    const area = kind === 'area' ? { area: null, areaNames: {} } : areaOf(at);
    points.push({ ...names, kind, rank, ...area, lat: at.lat, lng: at.lng });
  };

  for (const node of extract.nodes) add(node.tags, node);
  const ways = new Map(extract.ways.map((way) => [way.id, way]));
  const lineOf = (nodes: readonly number[]) => nodes.flatMap((id) => extract.positionOf(id) ?? []);
  for (const way of extract.ways)
    if (!way.tags.highway && hasName(way.tags)) add(way.tags, middleOf([lineOf(way.nodes)], 'area'));
  for (const { tags, members } of extract.relations)
    if (tags.type === 'multipolygon' && hasName(tags)) {
      const outer = members.filter(({ type, role }) => type === 'way' && role !== 'inner');
      add(
        tags,
        middleOf(
          outer.map(({ ref }) => lineOf(ways.get(ref)?.nodes ?? [])),
          'area',
        ),
      );
    }

  const named = extract.ways.filter(({ tags }) => hasName(tags) && STREET.test(tags.highway ?? ''));
  const streets = groupStreets(
    named.flatMap((way) => {
      const names = namesOf(way.tags);
      const line = lineOf(way.nodes);
      return names && line.length > 1 ? [{ names, line, key: names.name.toLowerCase() }] : [];
    }),
    { longMeters: LONG_METERS, areaOf: (at) => findArea(at)?.name ?? '' },
  ).flatMap(({ ways: parts }): CityPlace[] => {
    const at = middleOf(
      parts.map(({ line }) => line),
      'line',
    );
    const [names] = parts.map((part) => part.names).toSorted((a, b) => countOthers(b) - countOthers(a));
    return at && names ? [{ ...names, kind: 'street', rank: RANK_OF_KIND.street, ...areaOf(at), ...at }] : [];
  });
  return [...dropDoubles([...points, ...streets]), ...collectEntrances(extract)];
}

/** In how many languages it is called something else than on its sign. */
const countOthers = ({ name, names }: PlaceNames): number =>
  Object.values(names).filter((each) => each !== name).length;

/** The larger a part of the city, the higher it ranks. */
const sizeOf = ({ place }: Tags): number =>
  place === 'city' || place === 'town' || place === 'suburb' || place === 'borough' ? 8 : 0;
