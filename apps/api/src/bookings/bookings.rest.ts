import {
  PickupNote,
  RequestRideInput,
  RideStatus,
  RideType,
  SaveGuestInput,
  ScheduleRideInput,
  Stop,
} from '@ridewire/contracts';
import { z } from 'zod';
import { done, doneShape, Id } from '../procedures/rest-bodies.ts';
import { restRowOf } from '../procedures/rest-row.ts';
import { Place, RideBody, rideBody } from '../rides/ride-body.ts';
import { PROMO_REFUSALS, TRIP_REFUSALS } from '../rides/ride-requests.rest.ts';
import { ScheduledBody, scheduledBody } from '../scheduled/scheduled.rest.ts';
import type { BookingsRouter } from './bookings.router.ts';

const restRow = restRowOf<{ bookings: BookingsRouter }>();

const Rider = Id.meta({ description: 'Of a rider: from their number, or of a guest that was made before.' });

const PhoneRiderBody = z
  .object({
    _id: Id,
    name: z.string(),
    phone: z.string(),
    isGuest: z.boolean().meta({ description: 'They have no account.' }),
    isBlocked: z.boolean(),
    ride: Id.nullable().meta({ description: 'Their ride under way.' }),
    places: z.array(Place).meta({ description: 'Where they were last, the newest first.' }),
  })
  .meta({ id: 'PhoneRider' });

/** For programs that answer a city's phone. */
export const bookingRows = [
  restRow({
    method: 'GET',
    path: '/bookings/riders',
    procedure: 'bookings.riders',
    summary: 'The riders with a phone number, however it is written.',
    query: z.object({ phone: z.string() }),
    response: z.object({ data: z.array(PhoneRiderBody) }),
    input: ({ query }) => ({ phone: query.phone }),
    answer: (riders) => ({
      data: riders.map(({ id, rideId, ...rider }) => ({ _id: id, ...rider, ride: rideId })),
    }),
  }),
  restRow({
    method: 'POST',
    path: '/bookings/guests',
    procedure: 'bookings.saveGuest',
    summary:
      'Make somebody without an account a rider. A number that is known keeps its guest, who gets this name.',
    body: SaveGuestInput,
    status: 201,
    response: doneShape({ data: z.object({ _id: Id, name: z.string(), phone: z.string() }) }, 'Guest saved'),
    errors: ['USER_BLOCKED'],
    input: ({ body }) => body,
    answer: ({ id, name, phone }) => done('Guest saved', { data: { _id: id, name, phone: phone ?? '' } }),
  }),
  restRow({
    method: 'POST',
    path: '/bookings',
    procedure: 'bookings.request',
    summary: 'Request a ride for a rider who called.',
    body: z.object({
      rider: Rider,
      pickup: Stop,
      stops: RequestRideInput.shape.stops,
      destination: Stop,
      type: RideType.optional(),
      pickupNote: PickupNote,
      passenger: RequestRideInput.shape.passenger.meta({
        description: 'The person in the car, if it isn’t the rider.',
      }),
      promoCode: z.string().optional().meta({
        description: 'Of a rider with an account. If it can’t be used, the request is refused.',
      }),
    }),
    status: 201,
    response: doneShape({ rideId: Id, status: RideStatus, ride: RideBody, data: RideBody }, 'Ride requested'),
    errors: [
      ...TRIP_REFUSALS,
      'RIDER_BUSY',
      'PROMO_NEEDS_ACCOUNT',
      ...PROMO_REFUSALS,
      'COMMAND_REUSED',
      'USER_BLOCKED',
      'USER_NOT_FOUND',
    ],
    input: ({ body: { rider, type, ...trip }, commandId }) => ({
      ...trip,
      type: type ?? 'standard',
      riderId: rider,
      commandId,
    }),
    answer: (ride) => {
      const body = rideBody(ride, { rider: ride.riderId, driver: ride.driverId });
      return done('Ride requested', { rideId: ride.id, status: ride.status, ride: body, data: body });
    },
  }),
  restRow({
    method: 'POST',
    path: '/bookings/scheduled',
    procedure: 'bookings.schedule',
    summary: 'Schedule a ride for a rider who called, from an hour to 7 days ahead.',
    body: ScheduleRideInput.omit({ id: true, quotedFareCents: true, business: true }).extend({
      rider: Rider,
    }),
    status: 201,
    response: doneShape({ data: ScheduledBody }, 'Ride scheduled'),
    errors: [
      ...TRIP_REFUSALS,
      'SCHEDULED_FULL',
      'SCHEDULED_NEAR',
      'PROMO_NEEDS_ACCOUNT',
      ...PROMO_REFUSALS,
      'COMMAND_REUSED',
      'USER_BLOCKED',
      'USER_NOT_FOUND',
    ],
    input: ({ body: { rider, ...trip }, commandId }) => ({ ...trip, riderId: rider, id: commandId }),
    answer: (ride) => done('Ride scheduled', { data: scheduledBody(ride) }),
  }),
];
