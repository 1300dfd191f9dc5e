import { findForbiddenRuns } from './find-forbidden-runs.ts';
import type { OsmRelation } from './osm-extract.ts';
import { arcsAround, isOfWay, readRule, waysOf, type Arcs, type Origins } from './restrictions.ts';
import type { StreetGraph } from './street-graph.ts';

/**
 * The turns that restrictions forbid: pairs of arcs, sorted, and runs of more than two arcs. A restriction is ignored if
 * one of its ways continues past the junction where it should end, since it is unclear which of the two arms is meant.
 */
export function findForbiddenTurns(
  relations: readonly OsmRelation[],
  arcs: Arcs,
  origins: Origins,
): Pick<StreetGraph, 'turnFrom' | 'turnTo' | 'forbiddenRuns'> {
  const arcCount = arcs.arcStreet.length;
  const turns = new Set<number>();
  const runs = findForbiddenRuns(relations, arcs, origins);
  for (const relation of relations)
    for (const [from, to] of readTurns(relation, arcs, origins)) turns.add(from * arcCount + to);
  for (const [from, to, ...more] of runs) if (more.length === 0) turns.add(from! * arcCount + to!);
  const sorted = Float64Array.from(turns).sort();
  return {
    turnFrom: Uint32Array.from(sorted, (turn) => Math.floor(turn / arcCount)),
    turnTo: Uint32Array.from(sorted, (turn) => turn % arcCount),
    forbiddenRuns: runs.filter((run) => run.length > 2),
  };
}

function readTurns(relation: OsmRelation, arcs: Arcs, origins: Origins): [number, number][] {
  const rule = readRule(relation);
  const { members } = relation;
  const vias = members.filter((member) => member.role === 'via');
  const via = vias.length === 1 && vias[0]?.type === 'node' ? origins.junctionOf(vias[0].ref) : undefined;
  if (!rule || via === undefined) return [];
  const { arriving, leaving } = arcsAround(arcs, via);
  const streetOf = (arc: number) => arcs.arcStreet[arc];
  const pick = (role: string, choices: readonly number[]) =>
    waysOf(members, role).flatMap((way) => {
      const found = choices.filter(isOfWay(arcs, origins, way));
      return found.length === 1 || rule === 'no_u_turn' ? found : [];
    });
  const from = pick('from', arriving);
  const to = pick('to', leaving);
  if (rule.startsWith('only_'))
    return to.length === 0
      ? []
      : from.flatMap((a) => leaving.filter((b) => !to.includes(b)).map((b): [number, number] => [a, b]));
  const turnsRound = rule === 'no_u_turn' && waysOf(members, 'from')[0] === waysOf(members, 'to')[0];
  return from.flatMap((a) =>
    to.filter((b) => !turnsRound || streetOf(a) === streetOf(b)).map((b): [number, number] => [a, b]),
  );
}
