export { acceptance, distanceBand, DISTANCE_BANDS, type Answers } from './acceptance.ts';
export { batchWindowMs, LONGEST_WINDOW_MS, type CityPace } from './batch-window.ts';
export type { Choice, ChosenWave } from './choice.ts';
export { chooseWave } from './choose-wave.ts';
export type { DispatchCity } from './dispatch-city.ts';
export { DriverDays, type OnlineDay } from './driver-days.ts';
export { demandLevel, expectedRequests, usualRequests, type PastRequests } from './expected-requests.ts';
export { findWaiting } from './find-waiting.ts';
export { gini } from './gini.ts';
export { layPairs, type BatchToMatch } from './lay-pairs.ts';
export { matchDue, type MatchedOffers } from './match-due.ts';
export { NEXT_RIDE_SECONDS, nextPickupSeconds } from './next-ride.ts';
export { ALONE_MS, OfferAnswers, type PastAnswer } from './offer-answers.ts';
export { matchBatch, matchColumns, toColumns, type Pair, type PairColumns } from './match-batch.ts';
export { MOST_OWED_SECONDS, owedSeconds, type DriverDay } from './owed-seconds.ts';
export { pairCost, USUAL_WEIGHTS, type DispatchWeights, type PairFacts } from './pair-cost.ts';
export { QUEUE_ALONE_SECONDS } from './plan-queue.ts';
export { planWave, WAVE_COUNT, type Wave } from './plan-wave.ts';
export {
  byTierThenCost,
  comesInTime,
  MOST_DRIVE_SECONDS,
  takeFor,
  type RankedDriver,
} from './ranked-driver.ts';
export { gatheredWave, RequestWindow } from './request-window.ts';
export { shareOut, type Shares } from './share-out.ts';
export { stepSurge, type SurgeLevel } from './step-surge.ts';
export { HIGHEST_CAP_TENTHS, surgeTargets, type AreaCount, type RingsOf } from './surge-targets.ts';
export {
  lackOf,
  LONGEST_MOVE_SECONDS,
  suggestMoves,
  type AreaBalance,
  type MovableCar,
} from './suggest-moves.ts';
