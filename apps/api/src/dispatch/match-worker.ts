import { matchBatch, type Pair } from '@ridewire/dispatch';

export interface MatchTask {
  requestCount: number;
  driverCount: number;
  pairs: Pair[];
}

/** What a thread of the matcher does. */
export default ({ requestCount, driverCount, pairs }: MatchTask): Int32Array =>
  matchBatch(requestCount, driverCount, pairs);
