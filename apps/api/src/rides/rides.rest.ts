import {
  AdminStatus,
  AdvanceRideInput,
  CancelRideInput,
  ChangeRouteInput,
  FinishedStatus,
  PickupNote,
  QuoteRideInput,
  QuoteRouteInput,
  RequestRideInput,
  RideSort,
  RideStatus,
  RideType,
  SetRideStatusInput,
  Stop,
  type OwnedRide,
  type RideView,
} from '@ridewire/contracts';
import { NO_REASON } from '@ridewire/contracts/no-reason';
import { z } from 'zod';
import {
  Counted,
  counted,
  Dollars,
  dollars,
  done,
  doneShape,
  given,
  Id,
  pageFrom,
  pageOrAllFrom,
  PageOrAllQuery,
  PageQuery,
  twice,
} from '../procedures/rest-bodies.ts';
import { restRowOf, type RestRequest } from '../procedures/rest-row.ts';
import {
  CurrentRideBody,
  currentRideBody,
  RideBody,
  rideBody,
  rideDetailBody,
  RideWithPeopleBody,
  rideWithPeopleBody,
} from './ride-body.ts';
import { DRIVER_SAYS, type DriverSaying } from './driver-says.ts';
import type { RidesRouter } from './rides.router.ts';

const restRow = restRowOf<{ rides: RidesRouter }>();

/** A ride twice: some clients read it here, some there. */
const both = <Body>(body: Body) => ({ ride: body, data: body });
const bothShape = (message: string) => doneShape({ ride: RideBody, data: RideBody }, message);

const rideIn = ({ params }: RestRequest) => ({ rideId: params['rideId'] });
const owned = (ride: OwnedRide) => rideBody(ride, { rider: ride.riderId, driver: ride.driverId });
const ofDriver = (ride: RideView & { rider: { id: string } }, { userId }: RestRequest) =>
  rideBody(ride, { rider: ride.rider.id, driver: userId });

const Rides = z.array(RideBody);

/** What drivers say of their ride. */
const SAYING_ROWS = (Object.keys(DRIVER_SAYS) as DriverSaying[]).flatMap((name) => {
  const { rest }: Pick<(typeof DRIVER_SAYS)[DriverSaying], 'rest'> = DRIVER_SAYS[name];
  if (!rest) return [];
  const { path, noted, ...row } = rest;
  return [
    restRow({
      ...row,
      method: 'PATCH',
      path: `/rides/:rideId/${path}`,
      procedure: `rides.${name}`,
      response: bothShape(noted),
      input: (request) => ({ ...rideIn(request), ...(row.body && request.body) }),
      answer: (ride, request) => done(noted, both(ofDriver(ride, request))),
    }),
  ];
});
const SeenVersion = z.int().min(1).max(1_000_000_000).optional().meta({
  description:
    'The version of the ride that was seen, for admins: one that changed since, but by asking drivers, stays as it is, with RIDE_CHANGED.',
});

const NO_SHOW =
  'True where the driver said that they are at the pickup, waited at least 5 minutes, and the rider didn’t come.';

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
  quoteToken: z.string().meta({
    description: 'Sent along with the change within two minutes, this fare is what is paid.',
  }),
});

export const rideRows = [
  restRow({
    method: 'POST',
    path: '/rides/quote',
    takesNoKey: true,
    procedure: 'rides.quote',
    summary: 'What a ride would cost with each type. This doesn’t request one.',
    // A client may send the exact places it will later request a ride with.
    body: z.object({
      pickup: QuoteRideInput.shape.pickup.extend({ address: z.string().optional() }),
      stops: z.array(QuoteRideInput.shape.destination.extend({ address: z.string().optional() })).optional(),
      destination: QuoteRideInput.shape.destination.extend({ address: z.string().optional() }),
    }),
    response: doneShape({ ...Quote.shape, data: Quote }, 'Ride quoted'),
    errors: ['OUTSIDE_AREA', 'SAME_PLACE', 'TOO_FAR', 'NO_STREET_NEAR', 'NO_WAY'],
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
    }),
    status: 201,
    response: doneShape({ rideId: Id, status: RideStatus, ride: RideBody, data: RideBody }, 'Ride requested'),
    errors: [
      'OUTSIDE_AREA',
      'SAME_PLACE',
      'TOO_FAR',
      'NO_STREET_NEAR',
      'NO_WAY',
      'QUOTE_INVALID',
      'RIDER_BUSY',
      'COMMAND_REUSED',
      'USER_BLOCKED',
    ],
    input: ({ body: { pickup, stops, destination, type, pickupNote, quoteToken }, commandId }) => ({
      commandId,
      pickup,
      stops,
      destination,
      type: type ?? 'standard',
      pickupNote,
      quoteToken,
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
    summary: 'What your ride would cost with other stops ahead or another destination. This changes nothing.',
    body: Route,
    response: doneShape({ data: RouteQuoteBody }, 'Route quoted'),
    errors: [
      'RIDE_NOT_FOUND',
      'RIDE_GONE',
      'STOPS_FULL',
      'SAME_PLACE',
      'TOO_FAR',
      'NO_STREET_NEAR',
      'NO_WAY',
    ],
    input: (request) => ({ ...rideIn(request), ...request.body }),
    answer: ({ distanceMeters, durationSeconds, fareCents, token }) =>
      done('Route quoted', {
        data: { distanceMeters, durationSeconds, fare: dollars(fareCents), quoteToken: token },
      }),
  }),
  restRow({
    method: 'PATCH',
    path: '/rides/:rideId/route',
    procedure: 'rides.changeRoute',
    summary: 'Change the stops ahead and the destination of your ride. Its driver is told at once.',
    body: Route.extend({
      quoteToken: ChangeRouteInput.shape.quoteToken.meta({
        description: 'Of a quote for this change: its fare is what is paid.',
      }),
    }),
    response: bothShape('Route changed'),
    errors: [
      'RIDE_NOT_FOUND',
      'RIDE_GONE',
      'RIDE_CHANGED',
      'STOPS_FULL',
      'SAME_PLACE',
      'TOO_FAR',
      'NO_STREET_NEAR',
      'NO_WAY',
    ],
    input: (request) => ({ ...rideIn(request), ...request.body }),
    answer: (ride, { userId }) =>
      done('Route changed', both(rideBody(ride, { rider: userId, driver: ride.driver?.id ?? null }))),
  }),
  ...SAYING_ROWS,
  restRow({
    method: 'PATCH',
    path: '/rides/:rideId/accept',
    procedure: 'rides.accept',
    summary: 'Accept a requested ride: the first driver to accept gets it.',
    response: bothShape('Ride accepted'),
    errors: [
      'RIDE_NOT_FOUND',
      'RIDE_TAKEN',
      'RIDE_GONE',
      'RIDE_DECLINED',
      'ALREADY_DONE',
      'DRIVER_BUSY',
      'DRIVER_OFFLINE',
      'DRIVER_NOT_APPROVED',
      'DRIVER_SUSPENDED',
      'VEHICLE_NOT_FIT',
      'RIDE_CHANGED',
    ],
    input: rideIn,
    answer: (ride, request) => done('Ride accepted', both(ofDriver(ride, request))),
  }),
  restRow({
    method: 'PATCH',
    path: '/rides/:rideId/reject',
    procedure: 'rides.decline',
    summary: 'Decline a request for good, or give an accepted ride back.',
    response: bothShape('Ride rejected'),
    errors: [
      'RIDE_NOT_FOUND',
      'RIDE_TAKEN',
      'RIDE_GONE',
      'ILLEGAL_STEP',
      'DRIVER_NOT_APPROVED',
      'DRIVER_SUSPENDED',
      'RIDE_CHANGED',
    ],
    input: rideIn,
    answer: (ride) => done('Ride rejected', both(owned(ride))),
  }),
  restRow({
    method: 'PATCH',
    path: '/rides/:rideId/status',
    procedure: { rider: 'rides.moveOwn', driver: 'rides.moveOwn', admin: 'rides.setStatus' },
    summary:
      'Drivers move their ride to the next stage or cancel it; admins set any status other than the current one.',
    body: z.object({
      status: AdminStatus,
      version: SeenVersion,
      reason: SetRideStatusInput.shape.reason.meta({
        description: 'Why it is canceled.',
      }),
      pin: AdvanceRideInput.shape.pin.meta({
        description: 'The PIN the rider told the driver, for a ride that begins with one.',
      }),
      withoutPin: AdvanceRideInput.shape.withoutPin.meta({
        description: 'Why there is no PIN; admins read it.',
      }),
      noShow: CancelRideInput.shape.isNoShow.meta({ description: NO_SHOW }),
    }),
    response: bothShape('Ride marked picked_up'),
    errors: [
      'RIDE_NOT_FOUND',
      'ILLEGAL_STEP',
      'PIN_NEEDED',
      'PIN_WRONG',
      'PIN_LOCKED',
      'NO_SHOW_EARLY',
      'RIDE_GONE',
      'ALREADY_DONE',
      'NO_DRIVER',
      'OTHER_RIDE_ACTIVE',
      'RIDE_REFUNDED',
      'RIDE_CHANGED',
    ],
    sentAs: { to: 'status', seenVersion: 'version', isNoShow: 'noShow' },
    input: ({ params, body, role }) => ({
      rideId: params['rideId'],
      to: body['status'],
      seenVersion: body['version'],
      pin: body['pin'],
      withoutPin: body['withoutPin'],
      isNoShow: given(body['noShow']),
      // Older clients don't ask an admin for the reason, and may cancel with the rider in the car.
      reason:
        given(body['reason']) ?? (role === 'admin' && body['status'] === 'canceled' ? NO_REASON : undefined),
    }),
    answer: (ride) => done(`Ride marked ${ride.status}`, both(owned(ride))),
  }),
  restRow({
    method: 'PATCH',
    path: '/rides/:rideId/cancel',
    procedure: 'rides.cancel',
    summary: 'Cancel a ride: riders until the pickup, drivers until the end.',
    body: z.object({
      reason: z.string().max(200).optional(),
      noShow: CancelRideInput.shape.isNoShow.meta({ description: NO_SHOW }),
    }),
    response: bothShape('Ride canceled'),
    errors: [
      'RIDE_NOT_FOUND',
      'ALREADY_PICKED_UP',
      'NO_SHOW_EARLY',
      'ALREADY_DONE',
      'ILLEGAL_STEP',
      'RIDE_CHANGED',
    ],
    sentAs: { isNoShow: 'noShow' },
    input: ({ params, body }) => ({
      rideId: params['rideId'],
      reason: given(body['reason']),
      isNoShow: given(body['noShow']),
    }),
    answer: (ride) => done('Ride canceled', both(owned(ride))),
  }),
  restRow({
    method: 'GET',
    path: '/rides/current',
    procedure: 'rides.own',
    summary: 'Your current ride, and who’s in it; null if there’s none.',
    response: z.object({ ride: CurrentRideBody.nullable(), data: CurrentRideBody.nullable() }),
    answer: (ride) => both(ride && currentRideBody(ride)),
  }),
  restRow({
    method: 'GET',
    path: '/rides/history',
    procedure: 'rides.finished',
    summary: 'Your finished rides, newest first.',
    query: z.object({ ...PageQuery, status: FinishedStatus.optional() }),
    response: z.object({ total: z.int(), page: z.int(), limit: z.int(), rides: Rides, data: Rides }),
    input: ({ query }) => ({ ...pageFrom(query), status: given(query['status']) }),
    answer: ({ items, page, limit, total }) => {
      const rides = items.map(rideDetailBody);
      return { total, page, limit, rides, data: rides };
    },
  }),
  restRow({
    method: 'GET',
    path: '/drivers/available-rides',
    procedure: 'rides.open',
    summary: 'Requests the signed-in driver can accept, the longest waiting first.',
    response: Rides,
    answer: (rides) => rides.map(owned),
  }),
  restRow({
    method: 'GET',
    path: '/rides/:rideId',
    procedure: 'rides.get',
    summary: 'One ride: its rider and driver see both people, admins see their IDs.',
    response: z.object({
      ride: z.union([RideWithPeopleBody, RideBody]),
      data: z.union([
        RideWithPeopleBody.extend({ ride: RideWithPeopleBody }),
        RideBody.extend({ ride: RideBody }),
      ]),
    }),
    errors: ['RIDE_NOT_FOUND'],
    input: rideIn,
    answer: (ride, { publicUrl, role }) => {
      const body = role === 'admin' ? rideDetailBody(ride) : rideWithPeopleBody(ride, publicUrl);
      return { ride: body, data: { ride: body, ...body } };
    },
  }),
  restRow({
    method: 'GET',
    path: '/rides',
    procedure: 'rides.list',
    summary: 'All rides, newest first unless sorted otherwise.',
    query: z.object({
      ...PageOrAllQuery,
      status: RideStatus.optional(),
      search: z.string().max(100).optional().meta({
        description:
          'In a pickup, a destination, the id, or the name or e-mail address of who rides or drives.',
      }),
      from: z.iso.date().optional().meta({ description: 'Requested on this day of the city or later.' }),
      to: z.iso.date().optional().meta({ description: 'Requested on this day of the city or earlier.' }),
      sort: RideSort.optional(),
    }),
    response: z.object({
      data: z.object({ rides: Rides, ...Counted }),
      rides: Rides,
      ...Counted,
    }),
    input: ({ query }) => ({
      ...pageOrAllFrom(query),
      status: given(query['status']),
      search: given(query['search']),
      from: given(query['from']),
      to: given(query['to']),
      sort: given(query['sort']),
    }),
    answer: (found) => {
      const list = { rides: found.items.map(rideDetailBody), ...counted(found) };
      return { data: list, ...list };
    },
  }),
  restRow({
    method: 'DELETE',
    path: '/rides/:rideId',
    procedure: 'rides.delete',
    summary: 'Remove a finished ride from every list and total.',
    body: z.object({ version: SeenVersion }),
    response: doneShape({}, 'Ride deleted'),
    errors: ['RIDE_NOT_FOUND', 'RIDE_ACTIVE', 'RIDE_REFUNDED', 'RIDE_CALLED', 'PROBLEM_OPEN', 'RIDE_CHANGED'],
    sentAs: { seenVersion: 'version' },
    input: ({ params, body }) => ({ rideId: params['rideId'], seenVersion: body['version'] }),
    answer: () => done('Ride deleted'),
  }),
];
