import {
  ChangeRouteInput,
  PickupNote,
  QuoteRideInput,
  QuoteRouteInput,
  RequestRideInput,
  RideStatus,
  RideType,
  Stop,
} from '@ridewire/contracts';
import { z } from 'zod';
import { Dollars, dollars, done, doneShape, Id, twice } from '../procedures/rest-bodies.ts';
import { restRowOf } from '../procedures/rest-row.ts';
import { both, bothShape, ownedRideBody, RideBody, rideBody, rideIn } from './ride-body.ts';
import type { RidesRouter } from './rides.router.ts';

const restRow = restRowOf<{ rides: RidesRouter }>();

const Fare = z
  .object({
    type: RideType,
    fare: Dollars,
    base: Dollars,
    distance: Dollars,
    time: Dollars,
    minimumTopUp: Dollars,
    surge: Dollars.meta({ description: 'What a busy area adds; 0 at the usual price.' }),
  })
  .meta({
    id: 'Fare',
    description: 'What a trip costs by one type, in dollars, and the parts that add up to it.',
  });
const Quote = z.object({
  distanceMeters: z.int(),
  durationSeconds: z.int(),
  fares: z.array(Fare),
  surgeMultiplier: z.number().meta({
    description: 'How many times the usual price these fares are: above 1 where the pickup’s area is busy.',
  }),
  quoteToken: z.string().meta({
    description: 'Sent along with the request within ten minutes, these fares are what is paid.',
  }),
});

const Route = z.object({
  stops: QuoteRouteInput.shape.stops.meta({
    description: 'The stops still ahead, in their order; those reached stay as they are.',
  }),
  destination: Stop,
});
const RouteQuoteBody = z.object({
  distanceMeters: z.int(),
  durationSeconds: z.int(),
  fare: Dollars.meta({ description: 'The whole ride, the drive so far and waiting included.' }),
  discount: Dollars.optional().meta({
    description: 'What the ride’s promo code takes off it, if it has one.',
  }),
  quoteToken: z.string().meta({
    description: 'Sent along with the change within two minutes, this fare is what is paid.',
  }),
});

export const TRIP_REFUSALS = ['OUTSIDE_AREA', 'SAME_PLACE', 'TOO_FAR', 'NO_STREET_NEAR', 'NO_WAY'] as const;
export const PROMO_REFUSALS = [
  'PROMO_UNKNOWN',
  'PROMO_NOT_BEGUN',
  'PROMO_OVER',
  'PROMO_USED_UP',
  'PROMO_USED',
  'PROMO_FIRST_RIDE',
] as const;

/** What a rider asks for: a price, a ride, another route. */
export const rideRequestRows = [
  restRow({
    method: 'POST',
    path: '/rides/quote',
    takesNoKey: true,
    procedure: 'rides.quote',
    summary: 'What a ride would cost with each type. This doesn’t request one.',
    // A client may send the very places of its later request.
    body: z.object({
      pickup: QuoteRideInput.shape.pickup.extend({ address: z.string().optional() }),
      stops: z.array(QuoteRideInput.shape.destination.extend({ address: z.string().optional() })).optional(),
      destination: QuoteRideInput.shape.destination.extend({ address: z.string().optional() }),
    }),
    response: doneShape({ ...Quote.shape, data: Quote }, 'Ride quoted'),
    errors: [...TRIP_REFUSALS],
    input: ({ body: { pickup, stops, destination } }) => ({ pickup, stops, destination }),
    answer: ({ distanceMeters, durationSeconds, surgeTenths, token, fares }) =>
      done(
        'Ride quoted',
        twice({
          distanceMeters,
          durationSeconds,
          surgeMultiplier: surgeTenths / 10,
          quoteToken: token,
          fares: fares.map((fare) => ({
            type: fare.type,
            fare: dollars(fare.fareCents),
            base: dollars(fare.baseCents),
            distance: dollars(fare.distanceCents),
            time: dollars(fare.timeCents),
            minimumTopUp: dollars(fare.minimumTopUpCents),
            surge: dollars(fare.surgeCents),
          })),
        }),
      ),
  }),
  restRow({
    method: 'POST',
    path: '/rides/request',
    procedure: 'rides.request',
    summary: 'Request a ride. If no driver is free now, it waits for one.',
    body: z.object({
      pickup: Stop,
      stops: RequestRideInput.shape.stops.meta({
        description: 'Places between the two ends, in their order.',
      }),
      destination: Stop,
      type: RideType.optional(),
      pickupNote: PickupNote.meta({ description: 'Tells the driver who comes where to find the rider.' }),
      quoteToken: RequestRideInput.shape.quoteToken.meta({
        description:
          'Of a quote for this trip: its fare is what is paid. Without one the fare is what a quote of this moment would say.',
      }),
      passenger: RequestRideInput.shape.passenger.meta({
        description:
          'The person in the car, if it isn’t the rider. Their driver reads both, the number until the ride is over.',
      }),
      promoCode: z.string().optional().meta({
        description: 'Takes something off the fare. If it can’t be used, the request is refused.',
      }),
    }),
    status: 201,
    response: doneShape({ rideId: Id, status: RideStatus, ride: RideBody, data: RideBody }, 'Ride requested'),
    errors: [
      ...TRIP_REFUSALS,
      'QUOTE_INVALID',
      'RIDER_BUSY',
      ...PROMO_REFUSALS,
      'COMMAND_REUSED',
      'USER_BLOCKED',
    ],
    input: ({
      body: { pickup, stops, destination, type, pickupNote, passenger, quoteToken, promoCode },
      commandId,
    }) => ({
      commandId,
      pickup,
      stops,
      destination,
      type: type ?? 'standard',
      pickupNote,
      passenger,
      quoteToken,
      promoCode,
    }),
    answer: (ride, { userId }) => {
      const body = rideBody(ride, { rider: userId, driver: ride.driver?.id ?? null });
      return done('Ride requested', { rideId: ride.id, status: ride.status, ...both(body) });
    },
  }),
  restRow({
    method: 'POST',
    path: '/rides/:rideId/route/quote',
    takesNoKey: true,
    procedure: 'rides.quoteRoute',
    summary:
      'What your ride, or for admins any ride, would cost with other stops ahead or another destination. This changes nothing.',
    body: Route,
    response: doneShape({ data: RouteQuoteBody }, 'Route quoted'),
    errors: ['RIDE_NOT_FOUND', 'RIDE_GONE', 'TOO_MANY', 'STOPS_FULL', ...TRIP_REFUSALS],
    input: (request) => ({ ...rideIn(request), ...request.body }),
    answer: ({ distanceMeters, durationSeconds, fareCents, discountCents, token }) =>
      done('Route quoted', {
        data: {
          ...{ distanceMeters, durationSeconds, fare: dollars(fareCents), quoteToken: token },
          ...(discountCents > 0 && { discount: dollars(discountCents) }),
        },
      }),
  }),
  restRow({
    method: 'PATCH',
    path: '/rides/:rideId/route',
    procedure: 'rides.changeRoute',
    summary:
      'Change the stops ahead and the destination of your ride, or for admins of any ride. Its driver is told at once.',
    body: Route.extend({
      quoteToken: ChangeRouteInput.shape.quoteToken.meta({
        description: 'Of a quote for this change: its fare is what is paid.',
      }),
    }),
    response: bothShape('Route changed'),
    errors: ['RIDE_NOT_FOUND', 'RIDE_GONE', 'RIDE_CHANGED', 'TOO_MANY', 'STOPS_FULL', ...TRIP_REFUSALS],
    input: (request) => ({ ...rideIn(request), ...request.body }),
    answer: (ride) => done('Route changed', both(ownedRideBody(ride))),
  }),
];
