import { expect, it } from 'vitest';
import { EventHub } from '../live/event-hub.ts';
import { CITY } from './street-events.ts';
import type { City } from './city.ts';
import { liveCity } from './live-city.ts';

it('shows the city in use, and the next one when it comes', async () => {
  const hub = new EventHub();
  const box = { south: 23, west: 90, north: 24, east: 91 };
  let city: City | null = null;
  const seen: unknown[] = [];
  const leave = liveCity({ hub, cities: { current: () => city } }).follow({
    snapshot: ({ json }) => seen.push(JSON.parse(json)),
    change: () => {},
    refused: () => {},
  });
  await expect.poll(() => seen).toHaveLength(1);
  city = { id: 'x', name: 'dhaka', version: 7, box, attribution: '© us', drivesOn: 'left' } as City;
  hub.reread(CITY);
  await expect.poll(() => seen).toHaveLength(2);
  leave();
  expect(seen.map((one) => (one as { data: unknown }).data)).toEqual([
    null,
    { version: 7, box, attribution: '© us', drivesOn: 'left' },
  ]);
});
