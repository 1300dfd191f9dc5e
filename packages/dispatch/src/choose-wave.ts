import type { ChosenWave } from './choice.ts';
import { pickFromQueue, rankPicked, type QueueChoice } from './choose-from-queue.ts';
import type { AskingRequest, DispatchCity, DriverLook, Excluded } from './dispatch-city.ts';
import { WAVE_COUNT, type Wave } from './plan-wave.ts';
import { takeFor, type RankedDriver } from './ranked-driver.ts';

/** How many times the number of drivers to ask are looked at by road: the nearest by straight line may be across a river. */
const LOOKED_AT = 4;
/** The same for drivers who drop someone off nearby: each needs a route search. */
const ENDING_LOOKED_AT = 2;
const NO_ONE: ReadonlySet<string> = new Set();

/**
 * The drivers this wave asks: where drivers queue, by their places; elsewhere, or with no one left in line, at first the best one
 * alone, or as many as it takes to make an accept likely; then the next best, then more and wider. A wave with no one to ask is
 * skipped, so that no rider waits while a driver is free.
 * @param sent drivers who are being sent to other requests
 */
export async function chooseWave<Request extends AskingRequest, Near, Driver extends RankedDriver>(
  city: DispatchCity<Request, Near, Driver>,
  request: Request,
  number: number,
  sent: ReadonlySet<string> = NO_ONE,
): Promise<ChosenWave<Driver>> {
  const picked = pickFromQueue(city, request, sent);
  if (!picked) return chooseNear(city, request, number, sent);
  const queued = await rankPicked(city, request, picked, 'alone');
  return picked.round.asksOthers ? addNear(city, request, number, queued, sent) : { ...queued, wave: number };
}

/** Drivers in line, and besides them those whom a wave asks as everywhere. */
export async function addNear<Request extends AskingRequest, Near, Driver extends RankedDriver>(
  city: DispatchCity<Request, Near, Driver>,
  request: Request,
  number: number,
  queued: QueueChoice<Driver>,
  sent: ReadonlySet<string>,
): Promise<ChosenWave<Driver>> {
  const inLine = new Set([...sent, ...queued.offers.map(({ driverId }) => driverId)]);
  const near = await chooseNear(city, request, number, inLine);
  return {
    ...near,
    offers: [...queued.offers, ...near.offers],
    candidates: [...queued.candidates, ...near.candidates],
    isByQueue: true,
  };
}

async function chooseNear<Request extends AskingRequest, Near, Driver extends RankedDriver>(
  city: DispatchCity<Request, Near, Driver>,
  request: Request,
  number: number,
  sent: ReadonlySet<string>,
): Promise<ChosenWave<Driver>> {
  const wave = city.planWave(number);
  const candidates = await city.rank(request, findNear(city, request, wave, sent), 'alone');
  const offers = await fillUp(city, request, wave, takeFor(wave, candidates, request.leftSeconds), sent);
  if (offers.length === 0 && number < WAVE_COUNT) {
    const wider = await chooseNear(city, request, number + 1, sent);
    if (wider.offers.length > 0) return wider;
  }
  return { offers, candidates, wave: number, nextWaveSeconds: wave.seconds };
}

/**
 * `chooseWave` where there is no time for routes: ranked by straight line, in one search as wide as any.
 */
export async function chooseStraight<Request extends AskingRequest, Near, Driver extends RankedDriver>(
  city: DispatchCity<Request, Near, Driver>,
  request: Request,
  number: number,
  sent: ReadonlySet<string>,
): Promise<ChosenWave<Driver>> {
  const wave = city.planWave(number);
  const near = findNear(city, request, { ...city.planWave(WAVE_COUNT), most: wave.most }, sent);
  const candidates = await city.rank(request, near, 'straight');
  const offers = await fillUp(city, request, wave, takeFor(wave, candidates, request.leftSeconds), sent);
  const reached = offers.length > 0 ? number : Math.max(WAVE_COUNT, number);
  return { offers, candidates, wave: reached, nextWaveSeconds: wave.seconds };
}

/**
 * Nearby drivers whom nothing speaks against, and those who drop someone off nearby soon. A driver with another offer
 * to answer counts only where there is no one else, and so does one who is in line somewhere.
 */
export function findNear<Request, Near, Driver extends RankedDriver>(
  city: DispatchCity<Request, Near, Driver>,
  request: Request,
  wave: Wave,
  sent: ReadonlySet<string> = NO_ONE,
): Near[] {
  if (!city.isInLine) return findNearBut(city, request, wave, sent);
  let isInLineNear = false;
  const others = findNearBut(city, request, wave, {
    has: (driverId) => {
      if (sent.has(driverId)) return true;
      const isQueued = city.isInLine?.(driverId) === true;
      isInLineNear ||= isQueued;
      return isQueued;
    },
  });
  return others.length === 0 && isInLineNear ? findNearBut(city, request, wave, sent) : others;
}

function findNearBut<Request, Near, Driver extends RankedDriver>(
  city: DispatchCity<Request, Near, Driver>,
  request: Request,
  wave: Wave,
  sent: Excluded,
): Near[] {
  const look = lookFor(wave);
  const excluded = city.excludedFrom(request, false);
  const isExcluded = (driverId: string) => sent.has(driverId) || excluded.has(driverId);
  const nowMs = city.nowMs();
  let arePassedOver = false;
  // If many ask from one place, the nearest drivers all have an offer already: then those behind them are looked at.
  const isAnswering: Excluded['has'] = (driverId) => {
    if (isExcluded(driverId)) return true;
    const has = city.answers.isAnswering(driverId, nowMs);
    arePassedOver ||= has;
    return has;
  };
  const ending = city.nearestEnding(
    request,
    { ...wave, limit: wave.most * ENDING_LOOKED_AT },
    { has: (driverId) => isExcluded(driverId) || city.answers.isAnswering(driverId, nowMs) },
  );
  const free = [...city.nearest(request, look, { has: isAnswering }), ...ending];
  if (free.length > 0 || !arePassedOver) return free;
  return city.nearest(request, look, { has: isExcluded });
}

/** If a wave may ask more drivers than are near, those who ignored the offer are asked again. */
export async function fillUp<Request extends AskingRequest, Near, Driver extends RankedDriver>(
  city: DispatchCity<Request, Near, Driver>,
  request: Request,
  wave: Wave,
  offers: Driver[],
  sent: ReadonlySet<string> = NO_ONE,
): Promise<Driver[]> {
  if (offers.length >= wave.most || wave.isFrugal || request.ignored.length === 0) return offers;
  if (offers.length > 0 && (request.leftSeconds ?? 0) > 0) return offers;
  const excluded = city.excludedFrom(request, true);
  const ignored = new Set(request.ignored);
  const near = city.nearest(request, lookFor(wave), {
    // All others were looked at: those who have another offer to answer are to be left alone.
    has: (driverId) => !ignored.has(driverId) || sent.has(driverId) || excluded.has(driverId),
  });
  const again = takeFor(wave, await city.rank(request, near, 'alone'), request.leftSeconds);
  return [...offers, ...again.slice(0, wave.most - offers.length)];
}

const lookFor = (wave: Wave): DriverLook => ({ ...wave, limit: wave.most * LOOKED_AT });
