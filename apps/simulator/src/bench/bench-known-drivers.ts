import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DriverIndex, LatestPositions } from '@ridewire/api/testing/known-drivers';
import type { DriverPosition } from '@ridewire/contracts';
import { seededRandom } from '@ridewire/streets/testing/random-streets';
import { NO_GOAL, spreadOf, type Result } from './compare.ts';
import { sized } from './size.ts';
import { median } from './statistics.ts';

const DRIVERS = sized(10_000, 100_000);
const ROUNDS = sized(3, 9);
const CITIES = 10;
/** As many as go into one notification. */
const TOLD_TOGETHER = 40;
const REPORTED_EVERY_MS = 4_000;
const VEHICLE = { kind: 'car', classRank: 0, seats: 4 } as const;

const random = seededRandom();
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function heldBytes(): number {
  collect();
  return process.memoryUsage().heapUsed;
}
function cpuMicros(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

/** Values as they come from the database or another process: they share nothing with others. */
const fresh = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** What each driver of the world costs a process: memory, and taking a position that another process got. */
export function benchKnownDrivers(): Promise<Result[]> {
  const cities = Array.from({ length: CITIES }, () => ({
    lat: random() * 100 - 50,
    lng: random() * 340 - 170,
  }));
  const startMs = Date.now();
  const ids = fresh(Array.from({ length: DRIVERS }, () => crypto.randomUUID() as string));
  const startOf = (i: number): DriverPosition => {
    const city = cities[i % CITIES]!;
    const place = { lat: city.lat + random() * 0.2, lng: city.lng + random() * 0.2 };
    return fresh({ driverId: ids[i]!, ...place, bearing: 90, at: startMs });
  };
  const [floor, floorBytes] = hold(() => new Map(ids.map((id, i) => [fresh(id), startOf(i)])));
  floor.clear();
  const [known, knownBytes] = hold(() => {
    const [index, positions] = [new DriverIndex(), new LatestPositions()];
    for (const [i, id] of ids.entries()) learnDriver(index, fresh(id), positions, startOf(i), startMs);
    positions.takeChanged();
    return { index, positions };
  });
  const times = { floor: [] as number[], product: [] as number[] };
  for (let round = 1; round <= ROUNDS + 1; round += 1) {
    const atMs = startMs + round * REPORTED_EVERY_MS;
    const { parsed, taken } = timeMoves(known, ids, atMs);
    if (round === 1) continue;
    times.floor.push(parsed);
    times.product.push(parsed + taken);
  }
  const result = (what: string, a: number, b: number, write: (value: number) => string) => ({
    ...{ title: what, floor: write(a), product: write(b), ratio: b / a, goal: NO_GOAL, reached: true },
  });
  const of = `${DRIVERS} drivers in ${CITIES} cities`;
  const inMicros = (micros: number) => `${(micros / DRIVERS).toFixed(2)} µs`;
  return Promise.resolve([
    result(
      `heap for each of ${of} (floor: their positions in a map)`,
      floorBytes,
      knownBytes,
      (bytes) => `${Math.round(bytes / DRIVERS)} B`,
    ),
    {
      ...result(
        `processor time to take a position that another process got, of ${of} (floor: to parse it)`,
        median(times.floor),
        median(times.product),
        inMicros,
      ),
      spread: spreadOf(times.floor),
    },
  ]);
}

function hold<Value>(make: () => Value): [Value, number] {
  const before = heldBytes();
  const value = make();
  return [value, heldBytes() - before];
}

/** As a process loads a driver who is online. */
function learnDriver(
  index: DriverIndex,
  id: string,
  positions: LatestPositions,
  position: DriverPosition,
  nowMs: number,
): void {
  index.learnVersion(id, 1);
  index.setAvailable(id, true);
  index.setServing(id, { vehicle: { ...VEHICLE }, declinedTypes: [] });
  positions.learn(position, nowMs);
  index.setPosition(position);
}

/** Every driver moves some 30 meters. */
function timeMoves(
  { index, positions }: { index: DriverIndex; positions: LatestPositions },
  ids: readonly string[],
  atMs: number,
): { parsed: number; taken: number } {
  const events: string[] = [];
  for (let i = 0; i < ids.length; i += TOLD_TOGETHER) {
    const moved = ids.slice(i, i + TOLD_TOGETHER).map((id) => {
      const before = positions.get(id)!;
      const [north, east] = [random() - 0.5, random() - 0.5].map((part) => part * 0.0006) as [number, number];
      return { ...before, lat: before.lat + north, lng: before.lng + east, at: atMs };
    });
    events.push(JSON.stringify({ event: 'positions.moved', from: 'another', positions: moved }));
  }
  const begun = cpuMicros();
  const heard = events.map((event) => JSON.parse(event) as { positions: DriverPosition[] });
  const parsed = cpuMicros();
  for (const event of heard) for (const position of event.positions) positions.learn(position, atMs);
  for (const position of positions.takeChanged().all) index.setPosition(position);
  return { parsed: parsed - begun, taken: cpuMicros() - parsed };
}
