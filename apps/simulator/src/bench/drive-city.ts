import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Citizen, City } from './make-city.ts';

export interface Rates {
  /** How often each driver reports a position. */
  reportEveryMs: number;
  /** Over all rides: requests, accepts, pickups, starts and ends in equal parts. */
  changesPerSecond: number;
}

export interface CityTraffic {
  /** Positions reported, changes made and calls refused so far. */
  counts: { positions: number; changes: number; refused: number };
  /** While quiet, nobody reports and nothing changes; every socket stays open. */
  setQuiet(isQuiet: boolean): void;
  stop(): void;
}

const TICK_MS = 100;
const OPENING = 100;
/** 8 m/s, in degrees of latitude per second. */
const SPEED_DEGREES = 8 / 111_000;
const NEXT = { accepted: 'picked_up', picked_up: 'in_transit', in_transit: 'completed' } as const;

interface Line {
  citizen: Citizen;
  socket: WebSocket;
  heading: number;
}

/**
 * Drives a city: every driver reports positions on their own socket, and rides go on, each change called by its person,
 * as their apps would.
 */
export async function driveCity(url: string, city: City, rates: Rates): Promise<CityTraffic> {
  const counts = { positions: 0, changes: 0, refused: 0 };
  let lastId = 0;
  const call = (socket: WebSocket, path: string, input: object) =>
    socket.send(JSON.stringify({ id: (lastId += 1), method: 'mutation', params: { path, input } }));
  const open = (citizen: Citizen) =>
    new Promise<Line>((resolve, reject) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/trpc`, {
        headers: { cookie: citizen.cookie },
        perMessageDeflate: false,
      });
      socket.on('message', (data: Buffer) => {
        if (data.includes('"error":')) counts.refused += 1;
      });
      socket.once('open', () => resolve({ citizen, socket, heading: Math.random() * 2 * Math.PI }));
      socket.once('error', reject);
    });
  const openAll = async (people: readonly Citizen[]): Promise<Line[]> => {
    const lines: Line[] = [];
    for (let i = 0; i < people.length; i += OPENING)
      lines.push(...(await Promise.all(people.slice(i, i + OPENING).map(open))));
    return lines;
  };
  const drivers = await openAll(city.drivers);
  const riders = await openAll(city.riders);

  const report = (line: Line, seconds: number) => {
    const { at } = line.citizen;
    line.heading += (Math.random() - 0.5) * 0.5;
    at.lat += Math.cos(line.heading) * SPEED_DEGREES * seconds;
    at.lng += Math.sin(line.heading) * SPEED_DEGREES * seconds;
    call(line.socket, 'drivers.reportPosition', { positions: [{ ...at, at: Date.now() }] });
    counts.positions += 1;
  };
  const byStatus = (status: string) =>
    drivers.filter(({ citizen }) => city.driving.get(citizen.id)?.status === status);
  const queues = {
    accepted: byStatus('accepted'),
    picked_up: byStatus('picked_up'),
    in_transit: byStatus('in_transit'),
  };
  const free = drivers.filter(({ citizen }) => !city.driving.has(citizen.id));
  const advance = (from: keyof typeof queues) => {
    const line = queues[from].shift();
    const ride = line && city.driving.get(line.citizen.id);
    if (!line || !ride) return;
    const to = NEXT[from];
    call(line.socket, 'rides.advance', { rideId: ride.rideId, to });
    if (to === 'completed') {
      city.driving.delete(line.citizen.id);
      return void free.push(line);
    }
    city.driving.set(line.citizen.id, { rideId: ride.rideId, status: to });
    queues[to].push(line);
  };
  const steps = [
    () => advance('in_transit'),
    () => advance('picked_up'),
    () => advance('accepted'),
    () => {
      const [line, rideId] = [free.shift(), city.waiting.shift()];
      if (!line || !rideId) return;
      call(line.socket, 'rides.accept', { rideId });
      city.driving.set(line.citizen.id, { rideId, status: 'accepted' });
      queues.accepted.push(line);
    },
    () => {
      const line = riders.shift();
      if (!line) return;
      const { at } = line.citizen;
      call(line.socket, 'rides.request', {
        commandId: randomUUID(),
        type: 'standard',
        pickup: { address: 'House 12, Road 27, Gulshan', ...at },
        destination: { address: 'Airport Terminal 1', lat: at.lat + 0.03, lng: at.lng - 0.02 },
      });
    },
  ];

  let begun = 0;
  let reported = 0;
  let isQuiet = false;
  let passedMs = 0;
  let lookedMs = performance.now();
  const timer = setInterval(() => {
    const nowMs = performance.now();
    if (!isQuiet) passedMs += nowMs - lookedMs;
    lookedMs = nowMs;
    const due = (passedMs / rates.reportEveryMs) * drivers.length;
    for (; reported < due; reported += 1)
      report(drivers[reported % drivers.length] as Line, rates.reportEveryMs / 1_000);
    for (; begun < (passedMs / 1_000) * rates.changesPerSecond; begun += 1) {
      steps[begun % steps.length]?.();
      counts.changes += 1;
    }
  }, TICK_MS);
  return {
    counts,
    setQuiet: (quiet) => (isQuiet = quiet),
    stop: () => {
      clearInterval(timer);
      for (const { socket } of [...drivers, ...riders]) socket.terminate();
    },
  };
}
