import { HOURS_OF_WEEK } from './guess-speeds.ts';
import { CLASS_COUNT, speedGroupsOf } from './speed-groups.ts';
import type { StreetGraph } from './street-graph.ts';
import type { DrivenArc } from './time-arcs.ts';
import { turnSeconds } from './turn-states.ts';

/** For each group, in total seconds: how long cars took, and how long the guess said they would. */
export interface Sums {
  taken: Float64Array;
  guessed: Float64Array;
}

/** What was observed of a city's cars. Two of these can be added up. */
export interface SpeedSums {
  /** For each arc, at all hours. */
  arcs: Sums;
  /** For each kind of road at each hour of the week: number `class * 168 + hour`. */
  hours: Sums;
}

/**
 * How many guessed seconds must have been driven before an observation counts as much as the level above: k in n / (n +
 * k). Levels whose groups differ more from each other have a lower k.
 */
const BELIEF_SECONDS = { city: 600, class: 1_800, area: 300, arc: 30, hour: 1_800 };
/** The learned time of an arc is at most this many times slower or faster than its guess. */
export const MAX_RATIO = 5;
/**
 * The longest time that counts for an arc: this many times its guess, plus a wait. A driver who takes longer is doing
 * something else there.
 */
const MOST_TIMES = 4;
const WAIT_SECONDS = 60;
/** Observations of less than this much of an arc, in guessed seconds, are ignored. */
const LEAST_SECONDS = 0.1;

const emptySums = (count: number): Sums => ({
  taken: new Float64Array(count),
  guessed: new Float64Array(count),
});

export const emptySpeedSums = ({ arcHead }: StreetGraph): SpeedSums => ({
  arcs: emptySums(arcHead.length),
  hours: emptySums(CLASS_COUNT * HOURS_OF_WEEK),
});

/**
 * One car's observation of an arc, under the arc that represents it and under its kind of road and hour of the week. In
 * seconds.
 */
export interface SeenArc {
  arc: number;
  roadClass: number;
  hour: number;
  taken: number;
  guessed: number;
}

/**
 * What was observed of one car at an hour of the week.
 * @param guessed each arc's seconds at that hour, as guessed
 * @param isLeftOut whether an arc, when the car came to it, tells nothing of how fast it usually is
 */
export function seeDrive(
  graph: StreetGraph,
  driven: readonly DrivenArc[],
  { hour, guessed }: { hour: number; guessed: Float32Array },
  isLeftOut: (driven: DrivenArc) => boolean = () => false,
): SeenArc[] {
  const { arcClass, arcSame } = speedGroupsOf(graph);
  return driven.flatMap((here, i) => {
    if (isLeftOut(here)) return [];
    const { arc, share, seconds } = here;
    const expected = guessed[arc]! * share;
    const next = driven[i + 1];
    // Searches add what a turn costs, so an arc does not learn it.
    const onArc = next
      ? Math.max(Math.min(seconds, 0), seconds - turnSeconds(graph, arc, next.arc))
      : seconds;
    const counted = Math.min(onArc, expected * MOST_TIMES + WAIT_SECONDS);
    if (!(expected >= LEAST_SECONDS && counted >= 0)) return [];
    return [{ arc: arcSame[arc]!, roadClass: arcClass[arc]!, hour, taken: counted, guessed: expected }];
  });
}

/** Adds an observation to the sums. */
export function addSeen(sums: SpeedSums, seen: readonly SeenArc[]): void {
  for (const { arc, roadClass, hour, taken, guessed } of seen) {
    add(sums.arcs, arc, taken, guessed);
    add(sums.hours, roadClass * HOURS_OF_WEEK + hour, taken, guessed);
  }
}

function add({ taken, guessed }: Sums, group: number, seconds: number, expected: number): void {
  taken[group]! += seconds;
  guessed[group]! += expected;
}

/**
 * The ratio of a group's time to its guess. It follows the group's own observations if there are many, and the level
 * above if there are few: with n guessed seconds driven, n/(n+k) of the former and k/(n+k) of the latter.
 */
const shrink = (taken: number, guessed: number, above: number, k: number): number =>
  (taken + k * above) / (guessed + k);

/**
 * How long each arc takes at an hour of the week, from guesses and observations. There are four levels, each of which
 * counts more the more was observed: the city, the kind of road, that kind in one part of the city, the arc. The effect
 * of the hour is learned for the whole city, then for the kind of road.
 */
export function learnSeconds(
  graph: StreetGraph,
  { arcs, hours }: SpeedSums,
  { hour, guessed }: { hour: number; guessed: Float32Array },
): Float32Array {
  const { arcSame, arcClass, arcArea, areaClass, areaCount } = speedGroupsOf(graph);
  const [city, classes, areas] = [emptySums(1), emptySums(CLASS_COUNT), emptySums(areaCount)];
  for (let arc = 0; arc < arcArea.length; arc++)
    if (arcs.guessed[arc]! > 0) add(areas, arcArea[arc]!, arcs.taken[arc]!, arcs.guessed[arc]!);
  areaClass.forEach((roadClass, area) => add(classes, roadClass, areas.taken[area]!, areas.guessed[area]!));
  for (let c = 0; c < CLASS_COUNT; c++) add(city, 0, classes.taken[c]!, classes.guessed[c]!);

  const k = BELIEF_SECONDS;
  const ofCity = shrink(city.taken[0]!, city.guessed[0]!, 1, k.city);
  const ofClass = Float64Array.from(classes.taken, (taken, c) =>
    shrink(taken, classes.guessed[c]!, ofCity, k.class),
  );
  const ofArea = Float64Array.from(areas.taken, (taken, area) =>
    shrink(taken, areas.guessed[area]!, ofClass[areaClass[area]!]!, k.area),
  );
  const ofHour = learnHour(hours, hour);
  return guessed.map((seconds, arc) => {
    const above = ofArea[arcArea[arc]!]!;
    const same = arcSame[arc]!;
    const ratio = shrink(arcs.taken[same]!, arcs.guessed[same]!, above, k.arc) * ofHour[arcClass[arc]!]!;
    return seconds * Math.min(MAX_RATIO, Math.max(1 / MAX_RATIO, ratio));
  });
}

/** How many times longer each kind of road takes at one hour than on average over all hours. */
function learnHour({ taken, guessed }: Sums, hour: number): Float64Array {
  // The last group of each is the whole city.
  const [always, now] = [emptySums(CLASS_COUNT + 1), emptySums(CLASS_COUNT + 1)];
  taken.forEach((seconds, group) => {
    for (const to of [Math.floor(group / HOURS_OF_WEEK), CLASS_COUNT]) {
      add(always, to, seconds, guessed[group]!);
      if (group % HOURS_OF_WEEK === hour) add(now, to, seconds, guessed[group]!);
    }
  });
  const factor = (group: number, above: number): number => {
    const usual = always.guessed[group]! > 0 ? always.taken[group]! / always.guessed[group]! : 1;
    const ratio = shrink(now.taken[group]!, now.guessed[group]!, usual * above, BELIEF_SECONDS.hour);
    return usual > 0 ? ratio / usual : 1;
  };
  const ofCity = factor(CLASS_COUNT, 1);
  return Float64Array.from({ length: CLASS_COUNT }, (_, roadClass) => factor(roadClass, ofCity));
}
