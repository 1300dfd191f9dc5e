import FlatQueue from 'flatqueue';
import type { StreetGraph } from '../street-graph.ts';

/**
 * Seconds from one junction to the others, by a textbook search from one end: no turns, nothing kept between searches. It
 * ends at `to`, or when everything within the limit is reached.
 */
export function junctionSeconds(
  { firstArc, arcHead }: StreetGraph,
  arcSeconds: Float32Array,
  from: number,
  { to = -1, limitSeconds = Infinity }: { to?: number; limitSeconds?: number },
): Float64Array {
  const secondsAt = new Float64Array(firstArc.length - 1).fill(Infinity);
  const queue = new FlatQueue<number>();
  secondsAt[from] = 0;
  queue.push(from, 0);
  while (queue.length > 0) {
    const seconds = queue.peekValue()!;
    const junction = queue.pop()!;
    if (junction === to) break;
    if (seconds > secondsAt[junction]!) continue;
    for (let arc = firstArc[junction]!; arc < firstArc[junction + 1]!; arc++) {
      const arrival = seconds + arcSeconds[arc]!;
      if (arrival > limitSeconds || arrival >= secondsAt[arcHead[arc]!]!) continue;
      secondsAt[arcHead[arc]!] = arrival;
      queue.push(arcHead[arc]!, arrival);
    }
  }
  return secondsAt;
}
