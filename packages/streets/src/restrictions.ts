import type { OsmMember, OsmRelation } from './osm-extract.ts';
import type { StreetGraph } from './street-graph.ts';

export type Arcs = Pick<
  StreetGraph,
  'firstArc' | 'arcTail' | 'arcHead' | 'arcStreet' | 'firstArriving' | 'arrivingArc'
>;

/** What a restriction needs besides the graph: where its nodes and ways went. */
export interface Origins {
  junctionOf: (nodeId: number) => number | undefined;
  /** The way each street was cut from. */
  streetWay: ArrayLike<number>;
}

/** A restriction as it applies to cars, such as `no_left_turn` or `only_straight_on`; null if it does not apply to them. */
export function readRule({ tags }: OsmRelation): string | null {
  if (tags['type'] !== 'restriction' || /\b(motorcar|motor_vehicle)\b/.test(tags['except'] ?? ''))
    return null;
  const rule = tags['restriction:motorcar'] ?? tags['restriction:motor_vehicle'] ?? tags['restriction'];
  return rule && /^(no|only)_/.test(rule) ? rule : null;
}

export const waysOf = (members: readonly OsmMember[], role: string): number[] =>
  members.filter((member) => member.type === 'way' && member.role === role).map((member) => member.ref);

/** The arcs that arrive at a junction, and those that leave it. */
export function arcsAround({ firstArc, firstArriving, arrivingArc }: Arcs, junction: number) {
  const first = firstArc[junction]!;
  return {
    arriving: Array.from(arrivingArc.subarray(firstArriving[junction], firstArriving[junction + 1])),
    leaving: Array.from({ length: firstArc[junction + 1]! - first }, (_, i) => first + i),
  };
}

/** Whether an arc was cut from a way. */
export const isOfWay =
  ({ arcStreet }: Arcs, { streetWay }: Origins, way: number) =>
  (arc: number): boolean =>
    streetWay[arcStreet[arc]!] === way;
