import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LatLng } from '@ridewire/contracts';

/** One real request for a ride. */
export interface Trip {
  /** Seconds after the start of the recording. */
  requestedAtSeconds: number;
  pickup: LatLng;
  destination: LatLng;
}

/**
 * The requests of the first minutes, in order.
 * @throws Error in one line if the file is missing
 */
export function readTrips(folder: string, minutes: number): Trip[] {
  return readRows(join(folder, 'nyc-trips.csv'))
    .map((row) => ({
      requestedAtSeconds: numberIn(row, 'requested_at_s'),
      pickup: { lat: numberIn(row, 'pickup_lat'), lng: numberIn(row, 'pickup_lng') },
      destination: { lat: numberIn(row, 'dropoff_lat'), lng: numberIn(row, 'dropoff_lng') },
    }))
    .filter((trip) => trip.requestedAtSeconds < minutes * 60)
    .toSorted((a, b) => a.requestedAtSeconds - b.requestedAtSeconds);
}

/**
 * Where taxis were when the recording began: `count` of them, spread evenly over the file.
 * @throws Error in one line if the file is missing or has fewer
 */
export function readTaxis(folder: string, count: number): LatLng[] {
  const places = readRows(join(folder, 'nyc-taxis.csv'))
    .filter((row) => numberIn(row, 'on_duty_at_s') === 0)
    .map((row) => ({ lat: numberIn(row, 'lat'), lng: numberIn(row, 'lng') }));
  if (places.length < count)
    throw new Error(`There are only ${places.length} taxis on duty from the start; asked were ${count}.`);
  return Array.from({ length: count }, (_, i) => places[Math.floor((i * places.length) / count)] as LatLng);
}

type Row = Record<string, string>;

function readRows(file: string): Row[] {
  if (!existsSync(file))
    throw new Error(`There is no ${file}. Give the folder of the recorded trips with --data.`);
  const [head, ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const columns = head?.split(',') ?? [];
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? '']));
  });
}

function numberIn(row: Row, column: string): number {
  const value = Number(row[column] || NaN);
  if (Number.isNaN(value))
    throw new Error(`The column ${column} holds “${row[column]}” where a number is wanted.`);
  return value;
}
