import { expect, test } from 'vitest';
import { findZone, inZoneOrder } from './queue-zone.ts';
import { closeRing } from './service-area.ts';

const square = (id: string, lat: number, lng: number, side: number, isTurned = false) => {
  const corners = [
    { lat, lng },
    { lat, lng: lng + side },
    { lat: lat + side, lng: lng + side },
    { lat: lat + side, lng },
  ];
  return { id, ring: closeRing(isTurned ? corners.toReversed() : corners) };
};
const AT = { lat: 23.005, lng: 90.005 };

test('of zones that overlap the smallest counts, drawn either way round, and of equal ones the elder', () => {
  const [airport, terminal, same] = [
    square('airport', 23, 90, 0.1),
    square('terminal', 23, 90, 0.01, true),
    square('same', 23, 90, 0.01),
  ];
  expect(inZoneOrder([airport, terminal, same]).map(({ id }) => id)).toEqual(['terminal', 'same', 'airport']);
  expect(findZone(inZoneOrder([airport, terminal]), AT)?.id).toBe('terminal');
  expect(findZone(inZoneOrder([airport, terminal]), { lat: 23.05, lng: 90.05 })?.id).toBe('airport');
  expect(findZone([airport], { lat: 24, lng: 90 })).toBeUndefined();
});
