export { acceptance, countToAsk, distanceBand, DISTANCE_BANDS, type Answers } from './acceptance.ts';
export { batchWindowMs, LONGEST_WINDOW_MS, type CityPace } from './batch-window.ts';
export { DriverDays, type OnlineDay } from './driver-days.ts';
export { gini } from './gini.ts';
export { matchBatch, type Pair } from './match-batch.ts';
export { ALONE_MS, OfferAnswers, type PastAnswer } from './offer-answers.ts';
export { MOST_OWED_SECONDS, owedSeconds, type DriverDay } from './owed-seconds.ts';
export { pairCost, USUAL_WEIGHTS, type DispatchWeights, type PairFacts } from './pair-cost.ts';
export { planWave, WAVE_COUNT, type Wave } from './plan-wave.ts';
