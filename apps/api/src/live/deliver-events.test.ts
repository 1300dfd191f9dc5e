import { expect, test } from 'vitest';
import type { RideImage } from './images.ts';
import { createDelivery } from './deliver-events.ts';
import { liveRoutes, routeEvents } from './route-events.ts';
import { EventHub } from './event-hub.ts';
import type { RideEvent } from './events.ts';
import { driverTopic } from './topics.ts';

/** Only rides change here. */
const topicsOf = routeEvents(liveRoutes as Parameters<typeof routeEvents>[0]);

/** An event of one ride; only the fields that delivery needs. */
const event = (version: number, change: Partial<RideEvent> = {}): RideEvent => ({
  event: 'ride.offered',
  ride: { id: 'r1', version, rider: { id: 'u1' }, driver: null } as RideImage,
  ...change,
});

function listenTo(hub: EventHub, driverId: string) {
  const heard: (number | 'reread')[] = [];
  hub.join(driverTopic(driverId), {
    view: (e) => ('ride' in e ? e.ride.version : undefined),
    push: (frames) => heard.push((JSON.parse(frames.json) as { data: number }).data),
    reread: () => heard.push('reread'),
  });
  return heard;
}

test('an event that was overtaken makes those it names read anew, and nobody else', () => {
  const hub = new EventHub();
  const { deliver } = createDelivery(hub, topicsOf);
  const [left, won] = [listenTo(hub, 'left'), listenTo(hub, 'won')];
  expect(deliver(event(3, { asked: ['won'] }))).toBe(true);
  expect(deliver(event(2, { leftDriverId: 'left' }))).toBe(false);
  expect(deliver(event(4, { asked: ['won'] }))).toBe(true);
  expect(left).toEqual(['reread']);
  expect(won).toEqual([3, 4]);
});

test('an echo of what was delivered is no news, and makes nobody read anew', () => {
  const hub = new EventHub();
  const { deliver } = createDelivery(hub, topicsOf);
  const heard = listenTo(hub, 'd');
  for (const version of [1, 2]) expect(deliver(event(version, { asked: ['d'] }))).toBe(true);
  for (const version of [1, 2, 2]) expect(deliver(event(version, { asked: ['d'] }))).toBe(false);
  expect(heard).toEqual([1, 2]);
});

test('what was passed over is made up for once, however often it comes', () => {
  const hub = new EventHub();
  const { deliver } = createDelivery(hub, topicsOf);
  const heard = listenTo(hub, 'd');
  for (const version of [4, 7, 5, 5, 6, 7, 2, 3, 2]) deliver(event(version, { asked: ['d'] }));
  expect(heard).toEqual([4, 7, 'reread', 'reread', 'reread', 'reread']);
});

test('which versions were delivered is known, without one that was passed over', () => {
  const { deliver, wasDelivered } = createDelivery(new EventHub(), topicsOf);
  expect(wasDelivered('r1', 1)).toBe(false);
  for (const version of [2, 4]) deliver(event(version));
  expect([1, 2, 3, 4, 5].filter((version) => wasDelivered('r1', version))).toEqual([2, 4]);
  deliver(event(3));
  expect([1, 2, 3, 4, 5].filter((version) => wasDelivered('r1', version))).toEqual([2, 3, 4]);
});

test('of the rides that were longest without news the versions are forgotten, of no others', () => {
  const { deliver, wasDelivered } = createDelivery(new EventHub(), () => []);
  const ofRide = (id: string, version: number) =>
    deliver({ event: 'ride.offered', ride: { id, version } as RideImage });
  for (let i = 0; i < 50_000; i += 1) ofRide(`ride ${i}`, 1);
  ofRide('ride 0', 2);
  expect(wasDelivered('ride 1', 1)).toBe(true);
  ofRide('another', 1);
  expect(wasDelivered('ride 0', 1)).toBe(true);
  expect(wasDelivered('ride 1', 1)).toBe(false);
  expect(wasDelivered('ride 2', 1)).toBe(true);
});
