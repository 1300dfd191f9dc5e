import type { OsmRelation } from './osm-extract.ts';
import { arcsAround, isOfWay, readRule, waysOf, type Arcs, type Origins } from './restrictions.ts';

/** Two carriageways are a few meters of street apart. A run across more arcs than this is a mapping error. */
const MOST_ARCS = 12;

/**
 * Finds the runs of arcs forbidden by restrictions that span a way, usually a U-turn across the middle of a divided road.
 * A rule that allows only one route from the start also forbids runs of two arcs.
 */
export function findForbiddenRuns(
  relations: readonly OsmRelation[],
  arcs: Arcs,
  origins: Origins,
): number[][] {
  return relations.flatMap((relation) => {
    const rule = readRule(relation);
    const vias = waysOf(relation.members, 'via');
    const isAcross = relation.members.every(({ role, type }) => role !== 'via' || type === 'way');
    if (!rule || vias.length === 0 || !isAcross) return [];
    const [froms, tos] = [waysOf(relation.members, 'from'), waysOf(relation.members, 'to')];
    return froms.flatMap((from) =>
      findCrossings(from, vias, tos, arcs, origins).flatMap(({ run, to }) =>
        rule.startsWith('no_') ? to.map((arc) => [...run, arc]) : allBut(run, to, arcs),
      ),
    );
  });
}

interface Crossing {
  /** From the arc the car comes by to the last arc between. */
  run: readonly number[];
  /** The arcs the restriction applies to. */
  to: readonly number[];
}

/** How a car gets from a way across the ways between to others; none if it could do so at more than one place. */
function findCrossings(
  from: number,
  vias: readonly number[],
  tos: readonly number[],
  arcs: Arcs,
  origins: Origins,
): Crossing[] {
  const { arcStreet, arcHead } = arcs;
  const isOf = (way: number) => isOfWay(arcs, origins, way);
  const found: Crossing[] = [];
  const follow = (run: readonly number[], at: number) => {
    const last = run.at(-1)!;
    const { leaving } = arcsAround(arcs, arcHead[last]!);
    const onward = leaving.filter((arc) => run.every((before) => arcStreet[before] !== arcStreet[arc]));
    if (at === vias.length - 1) {
      const to = tos.flatMap((way) => {
        const some = onward.filter(isOf(way));
        return some.length === 1 ? some : [];
      });
      if (to.length > 0) return void found.push({ run, to });
    }
    if (run.length > MOST_ARCS) return;
    for (const next of [at, at + 1])
      if (next >= 0 && next < vias.length)
        for (const arc of onward.filter(isOf(vias[next]!))) follow([...run, arc], next);
  };
  const starts = Array.from(arcHead.keys()).filter(isOf(from));
  for (const start of starts) {
    const { arriving } = arcsAround(arcs, arcHead[start]!);
    if (arriving.filter(isOf(from)).length === 1) follow([start], -1);
  }
  return found.length === 1 ? found : [];
}

/** For an `only_…` rule, which makes a car follow the whole run once it takes the first arc: all other exits on the run. */
function allBut(run: readonly number[], to: readonly number[], arcs: Arcs): number[][] {
  return run.flatMap((arc, i) => {
    const may = i === run.length - 1 ? to : [run[i + 1]!];
    const { leaving } = arcsAround(arcs, arcs.arcHead[arc]!);
    return leaving.filter((exit) => !may.includes(exit)).map((exit) => [...run.slice(0, i + 1), exit]);
  });
}
