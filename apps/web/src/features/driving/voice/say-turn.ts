import type { Turn } from '@ridewire/contracts';
import type { Format } from '@ridewire/ui';
import { sayStreet } from '../../../kit/map/say-street.ts';
import type { NextStep } from '../../../kit/map/way-progress.ts';
import type { DriverTexts } from '../texts.en.ts';

/** A turn further ahead than this is not announced yet: the driver goes on. */
const FAR_METERS = 800;
/** Nearer than this, it is to be done now. */
const NOW_METERS = 30;

/** How far ahead a turn is, in the announcement. */
export type Ahead = 'far' | 'soon' | 'now';

export const aheadOf = (meters: number): Ahead =>
  meters > FAR_METERS ? 'far' : meters > NOW_METERS ? 'soon' : 'now';

/** In tens when near, in fifties further off, for a quick glance. */
export const roundAhead = (meters: number): number => {
  const unit = meters < 100 ? 10 : meters < 1_000 ? 50 : 1;
  return Math.round(meters / unit) * unit;
};

/** A driver's next step, in words and meters. */
export function sayTurn({ step, meters, current }: NextStep, driver: DriverTexts, format: Format): string {
  const { turns } = driver;
  const { locale } = format.options;
  const ahead = aheadOf(meters);
  const distance = format.distance(roundAhead(meters));
  if (ahead === 'far') return turns.onFor(distance, sayStreet(current?.name ?? null, locale));
  if (step.turn === 'arrive') return ahead === 'now' ? turns.arrived : turns.arriveIn(distance);
  const what = sayWhat(step.turn, step.exit, sayStreet(step.name, locale), driver);
  return ahead === 'now' ? turns.doNow(what) : turns.doIn(distance, what);
}

/** The letters that fit in the second line, beside the arrow on a phone. */
const LINE_LETTERS = 20;

/**
 * The same in two short lines for a glance: how far, and what then; close to a turn what to do, and into which street. Where
 * the second line would be cut off, the arrow says the turn and the line only the street.
 */
export function turnLines(
  { step, meters, current }: NextStep,
  { turns, ...driver }: DriverTexts,
  format: Format,
): [first: string, second: string | null] {
  const { locale } = format.options;
  const ahead = aheadOf(meters);
  const distance = format.distance(roundAhead(meters));
  if (ahead === 'far') return [distance, turns.onward(sayStreet(current?.name ?? null, locale))];
  if (step.turn === 'arrive') return ahead === 'now' ? [turns.arrived, null] : [distance, turns.arrive];
  const street = sayStreet(step.name, locale);
  const brief = (into: string | null) =>
    turns.doNow(
      step.turn === 'roundabout'
        ? turns.exit(step.exit, into)
        : sayWhat(step.turn, step.exit, into, { turns, ...driver }),
    );
  if (ahead === 'now') return [brief(null), street];
  const whole = brief(street);
  return [distance, street && step.turn !== 'roundabout' && whole.length > LINE_LETTERS ? street : whole];
}

/** A turn in words, with the street it leads into where one is named. */
export function sayWhat(
  turn: Turn,
  exit: number | null,
  street: string | null,
  { turns }: DriverTexts,
): string {
  if (turn === 'roundabout') return turns.roundabout(exit, street);
  return turns.does[turn === 'depart' || turn === 'arrive' ? 'straight' : turn](street);
}
