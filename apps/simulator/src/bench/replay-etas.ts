import { distanceMeters, type LatLng } from '@ridewire/contracts';
import {
  addSeen,
  createRouter,
  createSnapper,
  createTraceMatcher,
  emptySpeedSums,
  learnSeconds,
  seeDrive,
  type Fix,
  type Route,
} from '@ridewire/streets';
import { gauss, simulateFixes } from '@ridewire/streets/testing/simulate-fixes';
import type { Trip } from '../replay/read-data.ts';
import type { MeasuredStreets } from '../simulate/read-manhattan.ts';

export interface EtaWorld extends MeasuredStreets {
  trips: readonly Trip[];
  taxis: readonly LatLng[];
  /** The learner's first values. */
  guessed: Float32Array;
  hour: number;
  random: () => number;
  /** How much drivers differ from each other, and an arc from its usual time: standard deviations of logarithms. */
  driverNoise: number;
  arcNoise: number;
  /** Standard deviation of a fix's error to the north, and of its error to the east. */
  gpsMeters: number;
}

/** A requested drive: how long it took, and what each method estimated. */
export interface Asked {
  kind: 'trip' | 'pickup';
  isHeldOut: boolean;
  requestedAtSeconds: number;
  seconds: number;
  etas: { line: number; guessed: number; learnt: number; measured: number };
}

const FIX_EVERY_SECONDS = 4;
const LEARN_EVERY_SECONDS = 300;
const BOARDING_SECONDS = 30;
/** The estimate without known streets: the straight line plus something for corners, at a city's pace. */
const lineSeconds = (from: LatLng, to: LatLng) => (distanceMeters(from, to) * 1.3) / (20 / 3.6);

/**
 * Drives all trips, each with the nearest taxi along the fastest route on the measured speeds. The learner gets a car's
 * reports once its drive has ended, except for every fifth trip, which is held out. An ETA is what was known when it was
 * asked for.
 */
export function replayEtas(world: EtaWorld): Asked[] {
  const { graph, arcSeconds, guessed, hour, random } = world;
  const { findRoute } = createRouter(graph);
  const snapper = createSnapper(graph);
  const match = createTraceMatcher(graph, snapper);
  const sums = emptySpeedSums(graph);
  const taxis = world.taxis.map((at) => ({ at, freeAt: 0 }));
  let ended: { at: number; fixes: Fix[] }[] = [];
  let learnt = guessed;
  const asked: Asked[] = [];

  function learnUntil(seconds: number) {
    for (const { fixes } of ended.filter(({ at }) => at <= seconds))
      for (const driven of match(fixes)) addSeen(sums, seeDrive(graph, driven, { hour, guessed }));
    ended = ended.filter(({ at }) => at > seconds);
    learnt = learnSeconds(graph, sums, { hour, guessed });
  }

  /** @returns when the drive ended */
  function drive(kind: Asked['kind'], points: [LatLng, LatLng], at: number, trip: Trip, isHeldOut: boolean) {
    const [from, to] = points.map((point) => snapper.nearest(point, { maxMeters: 1_000, mainPart: true }));
    const route = from && to && findRoute(arcSeconds, from, to);
    if (!route) return at;
    const driven = disturb(world, route);
    const fixes = simulateFixes(graph, driven, route, {
      everySeconds: FIX_EVERY_SECONDS,
      noiseMeters: world.gpsMeters,
      random,
      startAt: at * 1000,
    });
    const seconds = fixes.at(-1)!.at / 1000 - at;
    if (!isHeldOut) ended.push({ at: at + seconds, fixes });
    const eta = (weights: Float32Array) => findRoute(weights, from, to)!.seconds;
    const etas = {
      line: lineSeconds(...points),
      guessed: eta(guessed),
      learnt: eta(learnt),
      measured: route.seconds,
    };
    asked.push({ kind, isHeldOut, requestedAtSeconds: trip.requestedAtSeconds, seconds, etas });
    return at + seconds;
  }

  let learntAt = 0;
  world.trips.forEach((trip, i) => {
    const { requestedAtSeconds: now, pickup, destination } = trip;
    for (; learntAt + LEARN_EVERY_SECONDS <= now; learntAt += LEARN_EVERY_SECONDS)
      learnUntil(learntAt + LEARN_EVERY_SECONDS);
    const free = taxis.filter(({ freeAt }) => freeAt <= now);
    const taxi = nearest(free, pickup);
    if (!taxi) return;
    const isHeldOut = i % 5 === 4;
    const arrivedAt = drive('pickup', [taxi.at, pickup], now, trip, isHeldOut);
    taxi.freeAt = drive('trip', [pickup, destination], arrivedAt + BOARDING_SECONDS, trip, isHeldOut);
    taxi.at = destination;
  });
  return asked;
}

/** How long this driver takes this time. */
function disturb({ arcSeconds, random, driverNoise, arcNoise }: EtaWorld, { arcs }: Route): Float32Array {
  const driven = arcSeconds.slice();
  const driver = Math.exp(driverNoise * gauss(random));
  for (const arc of arcs)
    driven[arc] = arcSeconds[arc]! * driver * Math.exp(arcNoise * gauss(random) - arcNoise ** 2 / 2);
  return driven;
}

function nearest<T extends { at: LatLng }>(cars: readonly T[], { lat, lng }: LatLng): T | undefined {
  let best: T | undefined;
  let bestSquare = Infinity;
  // There a degree to the east is three quarters of a degree to the north.
  for (const car of cars) {
    const square = (car.at.lat - lat) ** 2 + ((car.at.lng - lng) * 0.757) ** 2;
    if (square < bestSquare) [best, bestSquare] = [car, square];
  }
  return best;
}
