import type { OsmExtract, OsmMember, OsmRelation, OsmWay, Tags } from '../osm-extract.ts';

type Point = readonly [lng: number, lat: number];

/** An extract drawn in a test. Points at the same place are one node, so that lines meet there. */
export function drawByHand() {
  const positions = new Map<number, { lat: number; lng: number }>();
  const known = new Map<string, number>();
  const nodes: { id: number; lat: number; lng: number; tags: Tags }[] = [];
  const ways: OsmWay[] = [];
  const relations: OsmRelation[] = [];
  const nodeAt = ([lng, lat]: Point): number => {
    const id = known.get(`${lng},${lat}`) ?? known.size + 1;
    known.set(`${lng},${lat}`, id);
    positions.set(id, { lat, lng });
    return id;
  };
  const extract: OsmExtract = { positionOf: (id) => positions.get(id), nodes, ways, relations };
  return {
    extract,
    nodeAt,
    /** @returns its id */
    way(points: readonly Point[], tags: Tags = {}): number {
      ways.push({ id: ways.length + 1, nodes: points.map(nodeAt), tags });
      return ways.length;
    },
    node([lng, lat]: Point, tags: Tags): void {
      nodes.push({ id: nodeAt([lng, lat]), lat, lng, tags });
    },
    relation(tags: Tags, members: readonly (readonly [role: string, way: number])[]): void {
      const list = members.map(([role, ref]): OsmMember => ({ type: 'way', ref, role }));
      relations.push({ id: relations.length + 1, tags: { type: 'multipolygon', ...tags }, members: list });
    },
  };
}
