import { distanceMeters, type LatLng } from '@ridewire/contracts';
import { buildStreetGraph, createSnapper, guessSeconds } from '@ridewire/streets';
import { guessKmh, hourOfWeek } from '@ridewire/streets/guess-speeds';
import { readDhaka } from '@ridewire/streets/dhaka/read-dhaka';
import { draw } from '../simulate/habits.ts';
import { createRoads, type Roads } from '../simulate/roads.ts';
import type { Result } from './compare.ts';
import { driveWeek, TIME_ZONE, type DrivenWeek } from './drive-week.ts';
import { countCars, planWeek } from './plan-week.ts';
import { sumUpWeek } from './read-week.ts';
import { sized } from './size.ts';
import { printTable } from './time-repeats.ts';

/** A quick run is one day of the week. */
const DAYS = sized(1, 7);
const RIDES = sized(150, 1_000);
const SEED = 1;
/** Monday, 17:00, in hours of a week: roads as slow as they get. */
const RUSH_HOUR = 17;
const FEWER = 0.7;
/** People ride within this of the middle of Dhaka. */
const MIDDLE = { lat: 23.775, lng: 90.4 };
const RADIUS_METERS = 5_000;
/** Some streets lead nowhere. */
const REACHABLE = { maxMeters: 20, mainPart: true };
const GOAL = 0.95;

const log = (line: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${line}`);

/** Booked rides over a simulated week, with as many cars as they need and with fewer. */
export async function benchWeek(): Promise<Result[]> {
  const graph = buildStreetGraph(await readDhaka());
  const roadsOf = new Map<number, Roads>();
  const roadsAt = (hour: number): Roads => {
    // Hours that are equally crowded have the same.
    const crowded = guessKmh('trunk', hour);
    const roads = roadsOf.get(crowded) ?? createRoads(graph, guessSeconds(graph, hour));
    roadsOf.set(crowded, roads);
    return roads;
  };
  const roads = roadsAt(RUSH_HOUR);
  const secondsOf = (from: LatLng, to: LatLng, atMs: number) =>
    roadsAt(hourOfWeek(TIME_ZONE, atMs)).drive({ ...from }, { ...to }).seconds;
  const { nearest } = createSnapper(graph);
  const isReachable = (place: LatLng) => (nearest(place, REACHABLE)?.meters ?? Infinity) < 1;
  const places = Array.from(graph.junctionLat, (lat, at) => ({
    place: { lat: lat / 1e7, lng: (graph.junctionLng[at] ?? 0) / 1e7 },
    order: draw(SEED, 31, at),
  }))
    .filter(({ place }) => distanceMeters(place, MIDDLE) <= RADIUS_METERS && isReachable(place))
    .toSorted((a, b) => a.order - b.order)
    .map(({ place }) => place);
  const bookings = planWeek(places, DAYS, RIDES, SEED);
  const needed = countCars(bookings, ({ pickup, destination }) => roads.drive(pickup, destination).seconds);
  const counts = process.env.BENCH_CARS?.split(',').map(Number) ?? [needed, Math.floor(needed * FEWER)];
  const cars = Array.from(
    { length: Math.max(...counts) },
    (_, car) => places[Math.floor(draw(SEED, 32, car) * places.length)] as LatLng,
  );
  // Both at once: neither has the better hour, and nothing here is a matter of the machine's speed.
  const weeks = await Promise.all(
    counts.map((count) =>
      driveWeek({
        ...{ bookings, days: DAYS, cars: cars.slice(0, count), seed: SEED, secondsOf },
        log: (line) => log(`${count} cars: ${line}`),
      }),
    ),
  );
  printWeeks(weeks);
  return weeks.map((week) => describe(week, needed));
}

function printWeeks(weeks: readonly DrivenWeek[]): void {
  const columns = weeks.map(({ rides }) => sumUpWeek(rides));
  const row = (name: string, of: (week: ReturnType<typeof sumUpWeek>) => string | number) => [
    name,
    ...columns.map((week) => String(of(week))),
  ];
  printTable(`${RIDES} booked rides in ${DAYS} days`, [
    ['', ...weeks.map(({ cars }) => `${cars} cars`)],
    row('began within 5 minutes of their time', (week) => week.onTime),
    row('began later', (week) => week.late),
    row('accepted before their time', (week) => week.acceptedBefore),
    row('canceled by rider or driver', (week) => week.canceled),
    row('no driver found', (week) => week.neverFound),
    row('minutes from the request to its time: half, 90 %', (week) => week.lead),
    row('until accepted', (week) => week.search),
    row('from there to the pickup', (week) => week.approach),
    row('late ones: after their time', (week) => week.lateness),
    ['steps of the clock', ...weeks.map(({ steps }) => String(steps))],
    [
      'refused calls',
      ...weeks.map(({ refusals }) => [...refusals].map(([code, n]) => `${code} ${n}`).join(', ')),
    ],
  ]);
}

function describe({ cars, rides }: DrivenWeek, needed: number): Result {
  const isEnough = cars >= needed;
  const { booked, onTime } = sumUpWeek(rides);
  const share = onTime / booked;
  return {
    title: `booked rides that began within 5 minutes of their time, ${cars} cars (they need ${needed})`,
    floor: String(booked),
    product: String(onTime),
    ratio: share,
    goal: isEnough ? `at least ${GOAL}` : 'none',
    reached: share >= GOAL,
    // The clock is the experiment's own.
    spread: 0,
  };
}
