import { ROAD_CLASSES, STREET_FLAGS, type RoadClass, type StreetGraph } from './street-graph.ts';

/**
 * The average speed of a car, waiting at crossings included, in km/h: on empty and on crowded streets. Nothing is
 * measured here. The figures are set so that trips across the city match what is published about Dhaka: a trip of about 9
 * km from the airport to Gulshan takes 30 minutes at midnight and 55 at the worst time (Time, 28 September 2023, on
 * Akbar, Couture, Duranton and Storeygard, "The Fast, the Slow, and the Congested", NBER 31642), and the average in
 * crowded hours is 7 km/h (World Bank, "Toward Great Dhaka", 2018). A faster kind of road is never slower than a lesser
 * one, so that routes do not use a lane next to a main road.
 */
const KMH: Record<RoadClass, readonly [free: number, crowded: number]> = {
  motorway: [60, 30],
  trunk: [36, 11],
  primary: [30, 9.5],
  secondary: [27, 9],
  tertiary: [23, 8],
  unclassified: [19, 7.5],
  residential: [17, 7],
  living_street: [12, 6],
  service: [12, 6],
};

/** How crowded the streets are in each hour from midnight, from 0 to 10. */
const WORKDAY = [3, 2, 1, 0, 0, 1, 3, 6, 9, 10, 9, 8, 8, 8, 8, 8, 9, 10, 10, 10, 9, 7, 5, 4];
/** Saturday: shops and many offices are open, schools are not. */
const SATURDAY = [3, 2, 1, 0, 0, 1, 2, 4, 6, 7, 8, 8, 8, 7, 7, 7, 8, 9, 9, 9, 8, 7, 5, 4];
/** Friday: the day off. The streets fill after the midday prayer, and most of all in the evening. */
const FRIDAY = [3, 2, 1, 0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 4, 4, 5, 7, 8, 8, 8, 7, 6, 4, 3];

const MONDAY_TO_SUNDAY = [WORKDAY, WORKDAY, WORKDAY, WORKDAY, FRIDAY, SATURDAY, WORKDAY];
export const HOURS_OF_WEEK = 168;

/**
 * How fast a car is on a kind of road, in km/h, ignoring signs.
 * @param hour of the week, from 0 on Monday at midnight to 167
 */
export function guessKmh(roadClass: RoadClass, hour: number): number {
  const [free, crowded] = KMH[roadClass];
  const crowding = MONDAY_TO_SUNDAY[Math.floor(hour / 24) % 7]![hour % 24]! / 10;
  // Interpolates the time per kilometer and not the speed, because crowds add waiting time.
  return 1 / ((1 - crowding) / free + crowding / crowded);
}

/** What traffic lights cost more than the usual crossing, in seconds. Set by hand; what cars take there is learned. */
export const LIGHT_SECONDS = 5;

/** How long each arc takes at an hour of the week, in seconds, never faster than a sign allows. */
export function guessSeconds(graph: StreetGraph, hour: number): Float32Array {
  const { arcStreet, arcForward, streetMeters, streetClass, streetMaxKmh, streetFlags } = graph;
  const kmh = ROAD_CLASSES.map((roadClass) => guessKmh(roadClass, hour));
  const lightsFor = [STREET_FLAGS.lightsBackward, STREET_FLAGS.lightsForward];
  return Float32Array.from(arcStreet, (street, arc) => {
    const allowed = streetMaxKmh[street]! || Infinity;
    const driving = (streetMeters[street]! * 3.6) / Math.min(kmh[streetClass[street]!]!, allowed);
    return driving + (streetFlags[street]! & lightsFor[arcForward[arc]!]! ? LIGHT_SECONDS : 0);
  });
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

/** Opened once for each time zone: that takes longer than all that is asked of it. */
function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      hour: 'numeric',
      hourCycle: 'h23',
      ...(timeZone && { timeZone }),
    });
  clocks.set(timeZone, clock);
  return clock;
}

/** The hour of the week it is on the city's clock, from 0, where Monday begins. @param timeZone IANA name; of the clocks here where it is not known */
export function hourOfWeek(timeZone: string | undefined, at: Date | number = Date.now()): number {
  const parts = clockOf(timeZone).formatToParts(at);
  const read = (type: 'weekday' | 'hour') => parts.find((part) => part.type === type)!.value;
  return DAYS.indexOf(read('weekday')) * 24 + Number(read('hour'));
}
