import type { Format } from '@ridewire/ui';
import type { NextStep } from '../../../kit/map/way-progress.ts';
import { sayStreet } from '../../../kit/map/say-street.ts';
import { roundAhead, sayWhat } from './say-turn.ts';
import type { DriverTexts } from '../texts.en.ts';

/** What is said aloud ahead of a turn and near it. */
export function sayAloud(
  { step, meters }: NextStep,
  when: 'ahead' | 'near',
  driver: DriverTexts,
  format: Format,
): string {
  const { turns } = driver;
  const distance = turns.meters(format.count(roundAhead(meters)));
  if (step.turn === 'arrive') return when === 'near' ? turns.arrived : turns.arriveIn(distance);
  const street = sayStreet(step.name, format.options.locale);
  // Close to it there is time for the turn alone.
  const what = sayWhat(step.turn, step.exit, when === 'near' ? null : street, driver);
  return when === 'near' ? turns.doNow(what) : turns.doIn(distance, what);
}
