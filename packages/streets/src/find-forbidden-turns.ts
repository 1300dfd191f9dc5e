import type { OsmMember, OsmRelation } from './osm-extract.ts';
import type { StreetGraph } from './street-graph.ts';

type Arcs = Pick<StreetGraph, 'firstArc' | 'arcStreet' | 'firstArriving' | 'arrivingArc'>;

/** What a restriction needs to know beyond the graph: where its nodes and ways went. */
export interface Origins {
  junctionOf: (nodeId: number) => number | undefined;
  /** The way each street was cut from. */
  streetWay: ArrayLike<number>;
}

/**
 * The turns that restrictions forbid, as pairs of arcs, sorted. One whose `via` is a way (most often a turn back across the
 * middle of a divided road) is left out: it spans more than two arcs. So is one that names a way which passes the junction
 * where it should end: which of its two arms is meant, nobody knows.
 */
export function findForbiddenTurns(
  relations: readonly OsmRelation[],
  arcs: Arcs,
  origins: Origins,
): Pick<StreetGraph, 'turnFrom' | 'turnTo'> {
  const arcCount = arcs.arcStreet.length;
  const turns = new Set<number>();
  for (const relation of relations)
    for (const [from, to] of readTurns(relation, arcs, origins)) turns.add(from * arcCount + to);
  const sorted = Float64Array.from(turns).sort();
  return {
    turnFrom: Uint32Array.from(sorted, (turn) => Math.floor(turn / arcCount)),
    turnTo: Uint32Array.from(sorted, (turn) => turn % arcCount),
  };
}

function readTurns({ tags, members }: OsmRelation, arcs: Arcs, origins: Origins): [number, number][] {
  if (tags['type'] !== 'restriction' || /\b(motorcar|motor_vehicle)\b/.test(tags['except'] ?? '')) return [];
  const rule = tags['restriction:motorcar'] ?? tags['restriction:motor_vehicle'] ?? tags['restriction'] ?? '';
  const vias = members.filter((member) => member.role === 'via');
  const via = vias.length === 1 && vias[0]?.type === 'node' ? origins.junctionOf(vias[0].ref) : undefined;
  if (via === undefined) return [];
  const arriving = arcs.arrivingArc.subarray(arcs.firstArriving[via], arcs.firstArriving[via + 1]);
  const leaving = Uint32Array.from(
    { length: arcs.firstArc[via + 1]! - arcs.firstArc[via]! },
    (_, i) => arcs.firstArc[via]! + i,
  );
  const streetOf = (arc: number) => arcs.arcStreet[arc];
  const pick = (role: string, choices: Uint32Array) =>
    waysOf(members, role).flatMap((way) => {
      const found = [...choices].filter((arc) => origins.streetWay[streetOf(arc)!] === way);
      return found.length === 1 || rule === 'no_u_turn' ? found : [];
    });
  const from = pick('from', arriving);
  const to = pick('to', leaving);
  if (rule.startsWith('only_') && to.length > 0)
    return from.flatMap((a) =>
      [...leaving].filter((b) => !to.includes(b)).map((b): [number, number] => [a, b]),
    );
  if (!rule.startsWith('no_')) return [];
  const turnsRound = rule === 'no_u_turn' && waysOf(members, 'from')[0] === waysOf(members, 'to')[0];
  return from.flatMap((a) =>
    to.filter((b) => !turnsRound || streetOf(a) === streetOf(b)).map((b): [number, number] => [a, b]),
  );
}

const waysOf = (members: readonly OsmMember[], role: string): number[] =>
  members.filter((member) => member.type === 'way' && member.role === role).map((member) => member.ref);
