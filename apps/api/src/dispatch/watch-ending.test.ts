import { OfferAnswers } from '@ridewire/dispatch';
import { beforeEach, expect, test } from 'vitest';
import { DriverIndex } from '../drivers/driver-index.ts';
import { EventHub } from '../live/event-hub.ts';
import { driverTopic } from '../live/topics.ts';
import { PairWishes } from '../wishes/pair-wishes.ts';
import { WaitingRides } from './waiting-rides.ts';
import { watchEnding } from './watch-ending.ts';

const AIRPORT = { lat: 23.8433, lng: 90.3978 };
const FAR = { lat: 23.2, lng: 90.3 };

let deps: Parameters<typeof watchEnding>[0];
let look: () => void;
let matched: (readonly string[])[];
beforeEach(() => {
  matched = [];
  deps = {
    drivers: new DriverIndex(),
    rideTypes: { find: () => undefined } as unknown as (typeof deps)['rideTypes'],
    hub: new EventHub(),
    waiting: new WaitingRides(),
    answers: new OfferAnswers(),
    wishes: new PairWishes(),
    matchSoon: (rideIds = []) => {
      matched.push(rideIds);
      return Promise.resolve();
    },
  };
  ({ look } = watchEnding(deps));
  deps.waiting.add('there', { riderId: 'sara', type: 'standard', pickup: AIRPORT, destination: FAR });
  deps.waiting.add('far', { riderId: 'rina', type: 'standard', pickup: FAR, destination: AIRPORT });
});
const connect = () =>
  (deps.hub as EventHub).join(driverTopic('karim'), {
    ...{ view: () => undefined, push: () => {}, reread: () => {} },
  });
/** Karim is about to drop somebody off at the airport. */
const comeNear = (rideId = 'present') => {
  deps.drivers.setAvailable('karim', true);
  deps.drivers.setPosition({ driverId: 'karim', ...AIRPORT, bearing: null, at: Date.now() });
  deps.drivers.setRiding('karim', {
    ...{ rideId, riderId: 'nadia', isAboard: true, boardedAt: null, dropOff: AIRPORT },
  });
};

test('a driver who comes near a drop-off is matched with what waits there, once a ride', () => {
  connect();
  look();
  comeNear();
  look();
  look();
  expect(matched).toEqual([['there']]);
  comeNear('another');
  look();
  expect(matched).toEqual([['there'], ['there']]);
});

test('only the process that holds the driver’s socket does it', () => {
  comeNear();
  look();
  expect(matched).toEqual([]);
});

test('nothing is matched where nothing waits', () => {
  connect();
  deps.waiting.remove('there');
  comeNear();
  look();
  expect(matched).toEqual([]);
});
