import { expect, it } from 'vitest';
import { makeRideDetail } from '../../../testing/make-ride.ts';
import { amountCents, otherPerson } from './finished-ride.ts';
import { viewFoundRide } from './view-found-ride.ts';

it('is looked at from the own side', () => {
  const found = makeRideDetail('completed', { fareCents: 1000 });
  const asRider = viewFoundRide(found, 'rider');
  expect([otherPerson(asRider)?.id, amountCents(asRider)]).toEqual([found.driver?.id, 1000]);
  const asDriver = viewFoundRide(found, 'driver');
  expect([otherPerson(asDriver)?.id, amountCents(asDriver)]).toEqual([found.rider.id, 800]);
  const refunded = { ...found, refundedCents: 400 };
  expect(amountCents(viewFoundRide(refunded, 'rider'))).toBe(600);
  expect(amountCents(viewFoundRide(refunded, 'driver'))).toBe(480);
});
