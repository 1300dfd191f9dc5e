import {
  AdminStatus,
  AdvanceRideInput,
  CancelRideInput,
  SetRideStatusInput,
  type RideView,
} from '@ridewire/contracts';
import { NO_REASON } from '@ridewire/contracts/no-reason';
import { z } from 'zod';
import { done, doneShape, given } from '../procedures/rest-bodies.ts';
import { restRowOf, type RestRequest } from '../procedures/rest-row.ts';
import { DRIVER_SAYS, type DriverSaying } from './driver-says.ts';
import { both, bothShape, ownedRideBody, rideBody, rideIn } from './ride-body.ts';
import type { RidesRouter } from './rides.router.ts';

const restRow = restRowOf<{ rides: RidesRouter }>();

const ofDriver = (ride: RideView & { rider: { id: string } }, { userId }: RestRequest) =>
  rideBody(ride, { rider: ride.rider.id, driver: userId });

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
  'True where the driver said that they are at the pickup, waited as long as the city asks for (5 minutes unless it set others before the request), and the rider didn’t come.';

/** What happens to a ride after its request. */
export const rideChangeRows = [
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
    answer: (ride) => done('Ride rejected', both(ownedRideBody(ride))),
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
      // Older clients don't ask admins for a reason.
      reason:
        given(body['reason']) ?? (role === 'admin' && body['status'] === 'canceled' ? NO_REASON : undefined),
    }),
    answer: (ride) => done(`Ride marked ${ride.status}`, both(ownedRideBody(ride))),
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
    answer: (ride) => done('Ride canceled', both(ownedRideBody(ride))),
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
