import {
  ChangeScheduledInput,
  RideType,
  ScheduleRideInput,
  TakeScheduledInput,
  type OpenRide,
  type ScheduledRide,
  type TakenRide,
} from '@ridewire/contracts';
import { z } from 'zod';
import { Dollars, dollars, done, doneShape, Id, Time } from '../procedures/rest-bodies.ts';
import { restRowOf } from '../procedures/rest-row.ts';
import { Place } from '../rides/ride-body.ts';
import { PROMO_REFUSALS, TRIP_REFUSALS } from '../rides/ride-requests.rest.ts';
import type { ScheduledRouter } from './scheduled.router.ts';

const restRow = restRowOf<{ scheduled: ScheduledRouter }>();

export const ScheduledBody = z
  .object({
    _id: Id,
    pickup: Place,
    stops: z
      .array(Place)
      .optional()
      .meta({ description: 'Between the two ends; left out if there are none.' }),
    destination: Place,
    type: RideType,
    pickupNote: z.string().nullable(),
    fare: Dollars.meta({ description: 'The whole fare, however busy it is by then.' }),
    promoCode: z.string().optional().meta({ description: 'Left out if there is none.' }),
    discount: Dollars.optional().meta({
      description: 'What the promo code takes off, if it still holds when the ride is requested.',
    }),
    pickupAt: Time,
    revision: z.string().meta({ description: 'Another one after each change: send it as `seen`.' }),
    driver: z
      .object({
        name: z.string(),
        vehicleModel: z.string().nullable(),
        vehicleColor: z.string().nullable(),
        licensePlate: z.string().nullable(),
        rating: z.number().nullable(),
      })
      .optional()
      .meta({ description: 'Who took it beforehand; left out while it is open.' }),
    asksAt: Time.optional().meta({
      description:
        'In the list: about when drivers are asked. Left out once one took it, or while its type isn’t offered.',
    }),
  })
  .meta({ id: 'ScheduledRide' });

const ahead = {
  _id: Id,
  type: RideType,
  pickupAt: Time,
  stopCount: z.int(),
  distanceMeters: z.int(),
  durationSeconds: z.int(),
  payout: Dollars,
};

const AheadBody = z
  .object({
    mayTake: z.boolean().meta({ description: 'Approved, and neither suspended nor blocked.' }),
    yours: z.array(
      z.object({
        ...ahead,
        pickup: Place,
        destination: Place,
        pickupNote: z.string().nullable(),
        riderName: z.string().meta({ description: 'The first name of the person who rides.' }),
      }),
    ),
    open: z.array(
      z.object({
        ...ahead,
        revision: z.string().meta({ description: 'Another one after each change: send it as `seen`.' }),
        from: z.string().nullable().meta({ description: 'The part of the city; null if it has no name.' }),
        to: z.string().nullable(),
      }),
    ),
    openCount: z.int().meta({ description: 'Of the open ones, at most 50 are listed.' }),
  })
  .meta({ id: 'RidesAhead' });

const aheadBody = ({
  id,
  type,
  pickupAt,
  stopCount,
  distanceMeters,
  durationSeconds,
  payoutCents,
}: OpenRide | TakenRide) => ({
  ...{ _id: id, type, pickupAt, stopCount, distanceMeters, durationSeconds },
  payout: dollars(payoutCents),
});

export const scheduledBody = ({
  id,
  pickup,
  stops,
  destination,
  type,
  pickupNote,
  fareCents,
  promo,
  pickupAt,
  revision,
  driver,
  asksAt,
}: ScheduledRide) => ({
  _id: id,
  pickup,
  ...(stops && { stops }),
  destination,
  type,
  pickupNote: pickupNote ?? null,
  fare: dollars(fareCents),
  ...(promo && { promoCode: promo.code, discount: dollars(promo.discountCents) }),
  ...{ pickupAt, revision },
  ...(driver && {
    driver: {
      ...{ name: driver.name, vehicleModel: driver.vehicleModel, vehicleColor: driver.vehicleColor },
      ...{ licensePlate: driver.licensePlate, rating: driver.rating?.average ?? null },
    },
  }),
  ...(asksAt !== undefined && { asksAt }),
});

export const scheduledRows = [
  restRow({
    method: 'GET',
    path: '/scheduled-rides',
    procedure: 'scheduled.mine',
    summary: 'The signed-in rider’s scheduled rides, the soonest first.',
    response: z.object({ data: z.array(ScheduledBody) }),
    answer: ({ rides }) => ({ data: rides.map(scheduledBody) }),
  }),
  restRow({
    method: 'POST',
    path: '/scheduled-rides',
    procedure: 'scheduled.schedule',
    summary: 'Schedule a ride, from an hour to 7 days ahead, by the city’s clocks. It is requested in time.',
    body: ScheduleRideInput.omit({ id: true, quotedFareCents: true, business: true }),
    status: 201,
    response: doneShape({ data: ScheduledBody }, 'Ride scheduled'),
    errors: [
      ...TRIP_REFUSALS,
      ...(['SCHEDULED_FULL', 'SCHEDULED_NEAR', 'COMMAND_REUSED'] as const),
      ...PROMO_REFUSALS,
    ],
    input: ({ body, commandId }) => ({ ...body, id: commandId }),
    answer: (ride) => done('Ride scheduled', { data: scheduledBody(ride) }),
  }),
  restRow({
    method: 'PATCH',
    path: '/scheduled-rides/:id',
    procedure: 'scheduled.change',
    summary:
      'Change a scheduled ride while it waits. What is left out stays, and so does the price unless the places or the type are others.',
    body: ChangeScheduledInput.omit({ id: true, quotedFareCents: true, business: true }),
    response: doneShape({ data: ScheduledBody }, 'Ride rescheduled'),
    errors: [
      ...(['SCHEDULED_NOT_FOUND', 'SCHEDULED_NEAR', 'SCHEDULED_STARTED', 'RIDE_CHANGED'] as const),
      ...TRIP_REFUSALS,
      ...PROMO_REFUSALS,
    ],
    input: ({ body, params }) => ({ ...body, id: params['id'] }),
    answer: (ride) => done('Ride rescheduled', { data: scheduledBody(ride) }),
  }),
  restRow({
    method: 'DELETE',
    path: '/scheduled-rides/:id',
    procedure: 'scheduled.cancel',
    summary: 'Cancel a scheduled ride. Canceling it again does nothing.',
    response: doneShape({}, 'Ride canceled'),
    errors: ['SCHEDULED_NOT_FOUND', 'SCHEDULED_STARTED'],
    input: ({ params }) => ({ id: params['id'] }),
    answer: () => done('Ride canceled'),
  }),
  restRow({
    method: 'GET',
    path: '/scheduled-rides/ahead',
    procedure: 'scheduled.ahead',
    summary:
      'The scheduled rides that the signed-in driver took, and those they can take; the soonest first.',
    response: z.object({ data: AheadBody }),
    answer: ({ mayTake, yours, open, openCount }) => ({
      data: {
        mayTake,
        yours: yours.map((ride) => ({
          ...aheadBody(ride),
          ...{ pickup: ride.pickup, destination: ride.destination, riderName: ride.riderName },
          pickupNote: ride.pickupNote ?? null,
        })),
        open: open.map((ride) => ({
          ...aheadBody(ride),
          revision: ride.revision,
          ...{ from: ride.from?.name ?? null, to: ride.to?.name ?? null },
        })),
        openCount,
      },
    }),
  }),
  restRow({
    method: 'POST',
    path: '/scheduled-rides/:id/take',
    procedure: 'scheduled.take',
    summary: 'Take a scheduled ride beforehand. When its time comes, its driver is asked first.',
    body: TakeScheduledInput.omit({ id: true }),
    response: doneShape({}, 'Ride taken'),
    errors: [
      'SCHEDULED_NOT_FOUND',
      'SCHEDULED_TAKEN',
      'SCHEDULED_STARTED',
      'RIDE_CHANGED',
      'TAKEN_FULL',
      'TAKEN_NEAR',
      'TAKEN_LATE',
      'VEHICLE_NOT_FIT',
      'DRIVER_NOT_APPROVED',
      'DRIVER_SUSPENDED',
      'PAPERS_EXPIRED',
    ],
    input: ({ body, params }) => ({ ...body, id: params['id'] }),
    answer: () => done('Ride taken'),
  }),
  restRow({
    method: 'POST',
    path: '/scheduled-rides/:id/give-back',
    procedure: 'scheduled.giveBack',
    summary:
      'Give a scheduled ride back, so that other drivers can take it. In its last hour that counts like a ride given back.',
    response: doneShape({}, 'Ride given back'),
    errors: ['SCHEDULED_NOT_FOUND', 'SCHEDULED_STARTED'],
    input: ({ params }) => ({ id: params['id'] }),
    answer: () => done('Ride given back'),
  }),
];
