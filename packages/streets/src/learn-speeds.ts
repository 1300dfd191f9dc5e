import { HOURS_OF_WEEK } from './guess-speeds.ts';
import { CLASS_COUNT, speedGroupsOf } from './speed-groups.ts';
import type { StreetGraph } from './street-graph.ts';
import type { DrivenArc } from './time-arcs.ts';

/** How long cars took, and how long they would have taken by what was guessed: seconds, in sum, of each group. */
export interface Sums {
  taken: Float64Array;
  guessed: Float64Array;
}

/** What was seen of a city's cars. Sums of two add up to the sums of both. */
export interface SpeedSums {
  /** Of each arc, at whatever hour. */
  arcs: Sums;
  /** Of each kind of road at each hour of the week: number `class * 168 + hour`. */
  hours: Sums;
}

/**
 * How many guessed seconds must have been driven until what was seen counts as much as what is said one level above: k in
 * n / (n + k). A level whose groups differ more from each other believes sooner.
 */
const BELIEF_SECONDS = { city: 600, class: 1_800, area: 300, arc: 30, hour: 1_800 };
/** Nothing learnt makes an arc more than so many times as slow, or as quick, as it was guessed. */
export const MAX_RATIO = 5;
/** An arc counts for no longer than so many times its guess, and a wait: who takes longer does something else there. */
const MOST_TIMES = 4;
const WAIT_SECONDS = 60;
/** Less than this of an arc, by its guess, tells nothing. */
const LEAST_SECONDS = 0.1;

const emptySums = (count: number): Sums => ({
  taken: new Float64Array(count),
  guessed: new Float64Array(count),
});

export const emptySpeedSums = ({ arcHead }: StreetGraph): SpeedSums => ({
  arcs: emptySums(arcHead.length),
  hours: emptySums(CLASS_COUNT * HOURS_OF_WEEK),
});

/** What a car tells of an arc: of the one that stands for it, and of its kind of road at an hour of the week. In seconds. */
export interface SeenArc {
  arc: number;
  roadClass: number;
  hour: number;
  taken: number;
  guessed: number;
}

/** What was seen of one car at an hour of the week. @param guessed each arc's seconds at that hour, as guessed */
export function seeDrive(
  graph: StreetGraph,
  driven: readonly DrivenArc[],
  { hour, guessed }: { hour: number; guessed: Float32Array },
): SeenArc[] {
  const { arcClass, arcSame } = speedGroupsOf(graph);
  return driven.flatMap(({ arc, share, seconds }) => {
    const expected = guessed[arc]! * share;
    const counted = Math.min(seconds, expected * MOST_TIMES + WAIT_SECONDS);
    if (!(expected >= LEAST_SECONDS && counted >= 0)) return [];
    return [{ arc: arcSame[arc]!, roadClass: arcClass[arc]!, hour, taken: counted, guessed: expected }];
  });
}

/** Adds what was seen. */
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
 * How many times its guess a group takes, by what was seen of it where that is much and by the level above where it is
 * little: with n guessed seconds driven, n/(n+k) of what was seen and k/(n+k) of what is above.
 */
const shrink = (taken: number, guessed: number, above: number, k: number): number =>
  (taken + k * above) / (guessed + k);

/**
 * How long each arc takes at an hour of the week, by what was guessed and what was seen. From one level to the next, each
 * believed where much was seen of it: the city, the kind of road, that kind in one part of the city, the arc. What an hour
 * adds is learnt of the whole city, then of the kind of road.
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

/** How many times as long as at all hours together each kind of road takes at one hour. */
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
