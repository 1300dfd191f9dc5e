import type { Area, LatLng } from '@ridewire/contracts';
import { planWave, WAVE_COUNT } from '@ridewire/dispatch';

/** Some 55 km from south to north, four times as far as a request looks. */
const SIDE_DEGREES = 0.5;
const COLUMNS = 360 / SIDE_DEGREES;
const ROWS = 180 / SIDE_DEGREES;
/** In a degree of latitude, rounded down a little. */
const METERS_PER_DEGREE = 111_000;
/** A position counts for two minutes, so processes may differ by this much on where a driver is. */
const MOVED_METERS = 2_000;
const REACH_METERS = planWave(WAVE_COUNT).radiusMeters + MOVED_METERS;

/** The squares in which the drivers for a request from this place can be, by number. */
export const squaresAround = ({ lat, lng }: LatLng): number[] =>
  squaresNear({ south: lat, west: lng, north: lat, east: lng });

/**
 * The squares within reach of an area, such as a zone in which drivers queue. They are of a fixed grid, the same for
 * every process.
 */
export function squaresNear({ south, west, north, east }: Area): number[] {
  const toNorth = REACH_METERS / METERS_PER_DEGREE;
  const furthest = Math.min(90, Math.max(Math.abs(south), Math.abs(north)) + toNorth);
  // Near a pole, a circle around a place crosses every longitude.
  const toEast = Math.min(180, toNorth / Math.cos((furthest * Math.PI) / 180));
  const squares = new Set<number>();
  for (let row = squareOf(south - toNorth); row <= squareOf(north + toNorth); row += 1)
    for (let column = squareOf(west - toEast); column <= squareOf(east + toEast); column += 1)
      squares.add((row + ROWS / 2) * COLUMNS + ((column + COLUMNS) % COLUMNS));
  return [...squares];
}

const squareOf = (degrees: number): number => Math.floor(degrees / SIDE_DEGREES);

/** Requests that may want the same drivers, and the squares of all of them. */
export interface SquareGroup<Request> {
  squares: ReadonlySet<number>;
  requests: readonly Request[];
}

/**
 * Groups requests that share a square, and joins groups that do: no driver can be asked from two.
 * @param squaresOf those of a request from this place
 */
export function groupBySquares<Request extends { pickup: LatLng }>(
  requests: readonly Request[],
  squaresOf: (pickup: LatLng) => number[] = squaresAround,
): SquareGroup<Request>[] {
  const groupAt = new Map<number, { squares: Set<number>; requests: Request[] }>();
  for (const request of requests) {
    const squares = squaresOf(request.pickup);
    const met = new Set(squares.flatMap((square) => groupAt.get(square) ?? []));
    const [group = { squares: new Set<number>(), requests: [] }, ...others] = met;
    group.requests.push(request);
    for (const other of others) for (const each of other.requests) group.requests.push(each);
    for (const square of [...squares, ...others.flatMap((other) => [...other.squares])]) {
      group.squares.add(square);
      groupAt.set(square, group);
    }
  }
  return [...new Set(groupAt.values())];
}
