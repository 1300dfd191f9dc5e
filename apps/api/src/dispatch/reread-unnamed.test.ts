import { OfferAnswers } from '@ridewire/dispatch';
import { beforeEach, describe, expect, test } from 'vitest';
import { EventHub } from '../live/event-hub.ts';
import type { RideEvent, ServerEvent } from '../live/events.ts';
import type { RideImage } from '../live/images.ts';
import { driverTopic } from '../live/topics.ts';
import { ASKED_INSIDE } from '../rides/changes/asked-shares.ts';
import { rereadUnnamed } from './reread-unnamed.ts';

let deps: Parameters<typeof rereadUnnamed>[0];
/** The drivers whose screens read again. */
let reread: string[];
beforeEach(() => {
  reread = [];
  deps = { hub: new EventHub(), answers: new OfferAnswers() };
  for (const driverId of ['karim', 'rina', 'sara'])
    deps.hub.join(driverTopic(driverId), {
      ...{ view: () => undefined, push: () => {}, reread: () => reread.push(driverId) },
    });
});
const ask = (agoMs: number, ...driverIds: string[]) =>
  deps.answers.ask(
    'ride',
    driverIds.map((driverId) => ({ driverId })),
    performance.now() - agoMs,
  );
const hear = (facts: Partial<RideEvent>, image: Partial<RideImage> = {}) =>
  rereadUnnamed(deps, {
    ...{ event: 'ride.accepted', ...facts },
    ride: { id: 'ride', driver: null, next: null, ...image } as RideImage,
  });
const taker = { id: 'sara' } as RideImage['driver'];

describe('whose screens read again', () => {
  test('those of drivers who were asked a moment ago and are not named', () => {
    ask(1_000, 'karim', 'rina');
    hear({ asked: ['karim'] });
    expect(reread).toEqual(['rina']);
  });

  test('not that of the driver who takes it, now or next', () => {
    ask(1_000, 'sara', 'rina');
    hear({ asked: ['rina'] }, { driver: taker });
    hear({ asked: ['rina'] }, { next: { driver: taker } as NonNullable<RideImage['next']> });
    expect(reread).toEqual([]);
  });

  test('not those of drivers who were asked longer ago than a change may wait', () => {
    ask(6_000, 'karim');
    hear({ asked: [] });
    expect(reread).toEqual([]);
  });

  test('none where so many were asked that other messages name the rest, or where nobody is named at all', () => {
    ask(1_000, 'karim');
    const many = Array.from({ length: ASKED_INSIDE }, (_, n) => `driver ${n}`);
    hear({ asked: many });
    hear({ asked: null });
    hear({});
    expect(reread).toEqual([]);
    hear({ asked: many.slice(1) });
    expect(reread).toEqual(['karim']);
  });

  test('none with news of something else', () => {
    ask(1_000, 'karim');
    rereadUnnamed(deps, { event: 'driver.changed', driver: { id: 'karim' } } as ServerEvent);
    expect(reread).toEqual([]);
  });
});
