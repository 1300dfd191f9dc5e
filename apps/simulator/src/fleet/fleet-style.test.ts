import { estimateTrip, type Way } from '@ridewire/contracts';
import { encodeLine } from '@ridewire/streets';
import { expect, test } from 'vitest';
import { planLeg, pointOnLeg } from '../people/leg.ts';
import { FLEET_STYLE } from './fleet-style.ts';

const gulshan = { lat: 23.7947, lng: 90.4143 };
const airport = { lat: 23.8433, lng: 90.3978 };
const way: Way = {
  distanceMeters: 7_000,
  durationSeconds: 1_400,
  line: encodeLine([gulshan, airport]),
  secondsAt: [0, 1_400],
  steps: [],
};

test.each(['approach', 'trip'] as const)('the demo’s cars keep the time that is announced: %s', (part) => {
  expect(planLeg(gulshan, airport, way, FLEET_STYLE[part], 0).endsAt).toBe(way.durationSeconds * 1_000);
  const { durationSeconds } = estimateTrip(gulshan, airport);
  const leg = planLeg(gulshan, airport, null, FLEET_STYLE[part], 0);
  expect(leg.endsAt).toBe(durationSeconds * 1_000);
  // At every minute, the announced time is the time left to drive.
  for (let at = 0; at < leg.endsAt; at += 60_000) {
    const announced = estimateTrip(pointOnLeg(leg, at), airport).durationSeconds;
    expect(Math.abs(announced - (leg.endsAt - at) / 1_000)).toBeLessThan(3);
  }
});
