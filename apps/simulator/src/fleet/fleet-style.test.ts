import { estimateTrip } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { planLeg, pointOnLeg } from '../people/leg.ts';
import { FLEET_STYLE } from './fleet-style.ts';

const gulshan = { lat: 23.7947, lng: 90.4143 };
const airport = { lat: 23.8433, lng: 90.3978 };

test.each(['approach', 'trip'] as const)('the demo’s cars keep the time that is announced: %s', (way) => {
  const { durationSeconds } = estimateTrip(gulshan, airport);
  const leg = planLeg(gulshan, airport, FLEET_STYLE[way], 0);
  expect(leg.endsAt).toBe(durationSeconds * 1_000);
  // At every minute, what is left to drive is what is still announced.
  for (let at = 0; at < leg.endsAt; at += 60_000) {
    const announced = estimateTrip(pointOnLeg(leg, at), airport).durationSeconds;
    expect(Math.abs(announced - (leg.endsAt - at) / 1_000)).toBeLessThan(3);
  }
});
