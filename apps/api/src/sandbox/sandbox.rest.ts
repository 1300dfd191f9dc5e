import {
  AdvanceRideInput,
  MakeSandboxDriverInput,
  MOST_CLOCK_DAYS,
  SANDBOX_ACTS,
  SetSandboxAutoInput,
  SetSandboxDriverInput,
  CancelRideInput,
  type DriverRide,
  type ErrorCode,
  type OwnedRide,
  type SandboxAct,
  type SandboxDriver,
} from '@ridewire/contracts';
import { z } from 'zod';
import { done, doneShape, given, Id, Time } from '../procedures/rest-bodies.ts';
import { restRowOf } from '../procedures/rest-row.ts';
import { both, bothShape, ownedRideBody, rideBody } from '../rides/ride-body.ts';
import type { SandboxRouter } from './sandbox.router.ts';

const restRow = restRowOf<{ sandbox: SandboxRouter }>();

const Point = z.object({ lat: z.number(), lng: z.number() });
const { auto: Auto } = SetSandboxAutoInput.shape;
const AutoBody = z
  .object({ does: Auto.shape.does, afterSeconds: z.int() })
  .meta({ id: 'SandboxAuto', description: 'What is done with requests without a command.' });

const SandboxDriverBody = z
  .object({
    _id: Id,
    name: z.string(),
    email: z.string(),
    licensePlate: z.string(),
    types: z.array(z.string()).meta({ description: 'The ride types that the vehicle serves.' }),
    available: z.boolean(),
    place: Point.nullable(),
    auto: AutoBody.nullable().meta({ description: 'Null: as for all drivers.' }),
    offers: z.array(Id).meta({ description: 'The rides they are asked for, nearest first.' }),
    ride: Id.nullable().meta({ description: 'The ride they have.' }),
  })
  .meta({ id: 'SandboxDriver' });

const autoBody = ({ does, afterSeconds = 0 }: z.infer<typeof Auto>) => ({ does, afterSeconds });

const driverBody = ({ id, rideId, auto, ...driver }: SandboxDriver): z.infer<typeof SandboxDriverBody> => ({
  _id: id,
  ...driver,
  auto: auto && autoBody(auto),
  ride: rideId,
});

const Clock = z.object({
  now: Time,
  aheadSeconds: z.int().meta({ description: 'How far it is ahead of the true time.' }),
});
const State = Clock.extend({ auto: AutoBody, drivers: z.array(SandboxDriverBody) });

interface ActRow {
  summary: string;
  message: string;
  body?: z.ZodObject;
  errors: readonly ErrorCode[];
}

const Stays = z
  .boolean()
  .optional()
  .meta({ description: 'True: the car stays where it is, instead of being there.' });

/** The rows of the commands; bodies and refusals are those of the driver's own calls. */
const ACT_ROWS: Record<SandboxAct, ActRow> = {
  accept: {
    summary: 'A driver accepts a request.',
    message: 'Ride accepted',
    errors: ['RIDE_TAKEN', 'RIDE_GONE', 'RIDE_DECLINED', 'ALREADY_DONE', 'DRIVER_BUSY', 'DRIVER_OFFLINE'],
  },
  decline: {
    summary: 'A driver declines a request.',
    message: 'Ride declined',
    errors: ['RIDE_TAKEN', 'RIDE_GONE', 'ILLEGAL_STEP'],
  },
  arrive: {
    summary: 'A driver is at the pickup and says so.',
    message: 'Arrival noted',
    body: z.object({ stays: Stays }),
    errors: ['FAR_FROM_PICKUP', 'ALREADY_DONE', 'ILLEGAL_STEP', 'RIDE_GONE'],
  },
  'pick-up': {
    summary: 'The rider gets in.',
    message: 'Rider picked up',
    body: AdvanceRideInput.pick({ pin: true, withoutPin: true }),
    errors: ['PIN_NEEDED', 'PIN_WRONG', 'PIN_LOCKED', 'ALREADY_DONE', 'ILLEGAL_STEP', 'RIDE_GONE'],
  },
  start: {
    summary: 'The car sets off.',
    message: 'Ride started',
    errors: ['ALREADY_DONE', 'ILLEGAL_STEP', 'RIDE_GONE'],
  },
  complete: {
    summary: 'The car is at the destination, and the ride is over.',
    message: 'Ride completed',
    body: z.object({ stays: Stays }),
    errors: ['ALREADY_DONE', 'ILLEGAL_STEP', 'RIDE_GONE'],
  },
  'give-back': {
    summary: 'A driver gives back a ride they accepted.',
    message: 'Ride given back',
    errors: ['RIDE_TAKEN', 'RIDE_GONE', 'ILLEGAL_STEP'],
  },
  cancel: {
    summary: 'A driver cancels their ride.',
    message: 'Ride canceled',
    body: z.object({
      reason: z.string().max(200).optional(),
      noShow: CancelRideInput.shape.isNoShow.meta({ description: 'True: the rider didn’t come.' }),
    }),
    errors: ['NO_SHOW_EARLY', 'ALREADY_DONE', 'ILLEGAL_STEP'],
  },
};

const asSeen = (ride: DriverRide | OwnedRide, driverId: string) =>
  'riderId' in ride ? ownedRideBody(ride) : rideBody(ride, { rider: ride.rider.id, driver: driverId });

const actRows = SANDBOX_ACTS.map((act) => {
  const { message, summary, body, errors } = ACT_ROWS[act];
  return restRow({
    method: 'POST',
    path: `/sandbox/drivers/:driverId/rides/:rideId/${act}`,
    procedure: 'sandbox.act',
    summary,
    ...(body && { body }),
    response: bothShape(message),
    errors: ['DRIVER_NOT_FOUND', 'RIDE_NOT_FOUND', 'RIDE_CHANGED', ...errors],
    sentAs: { isNoShow: 'noShow' },
    input: ({ params, body: sent }) => ({
      driverId: params['driverId'],
      rideId: params['rideId'],
      act,
      ...(act === 'pick-up' && { pin: given(sent['pin']), withoutPin: given(sent['withoutPin']) }),
      ...(act === 'cancel' && { reason: given(sent['reason']), isNoShow: given(sent['noShow']) }),
      ...((act === 'arrive' || act === 'complete') && { stays: given(sent['stays']) }),
    }),
    answer: (ride, { params }) => done(message, both(asSeen(ride, params['driverId'] ?? ''))),
  });
});

export const sandboxRows = [
  restRow({
    method: 'GET',
    path: '/sandbox',
    procedure: 'sandbox.state',
    summary: 'The sandbox: its clock, its drivers, and what they do by themselves.',
    response: State,
    answer: ({ auto, drivers, ...clock }) => ({
      ...clock,
      auto: autoBody(auto),
      drivers: drivers.map(driverBody),
    }),
  }),
  restRow({
    method: 'POST',
    path: '/sandbox/drivers',
    procedure: 'sandbox.makeDriver',
    summary: 'Make a driver, approved and online.',
    body: MakeSandboxDriverInput,
    status: 201,
    response: doneShape({ driver: SandboxDriverBody, data: SandboxDriverBody }, 'Driver made'),
    errors: ['SANDBOX_DRIVERS_FULL', 'OUTSIDE_AREA'],
    input: ({ body }) => body,
    answer: (driver) => done('Driver made', { driver: driverBody(driver), data: driverBody(driver) }),
  }),
  restRow({
    method: 'PATCH',
    path: '/sandbox/drivers/:driverId',
    procedure: 'sandbox.setDriver',
    summary: 'Move a driver, put them online or offline, or choose what they do by themselves.',
    body: SetSandboxDriverInput.omit({ driverId: true }),
    response: doneShape({ driver: SandboxDriverBody, data: SandboxDriverBody }, 'Driver changed'),
    errors: [
      'DRIVER_NOT_FOUND',
      'OUTSIDE_AREA',
      'DRIVER_NOT_APPROVED',
      'DRIVER_SUSPENDED',
      'USER_BLOCKED',
      'PAPERS_EXPIRED',
    ],
    input: ({ params, body }) => ({ ...body, driverId: params['driverId'] }),
    answer: (driver) => done('Driver changed', { driver: driverBody(driver), data: driverBody(driver) }),
  }),
  ...actRows,
  restRow({
    method: 'POST',
    path: '/sandbox/auto',
    procedure: 'sandbox.setAuto',
    summary: 'Choose what all drivers without a choice of their own do with requests.',
    body: Auto,
    response: doneShape({ auto: AutoBody }, 'Chosen'),
    input: ({ body }) => ({ auto: body }),
    answer: ({ auto }) => done('Chosen', { auto: autoBody(auto) }),
  }),
  restRow({
    method: 'POST',
    path: '/sandbox/clock',
    procedure: 'sandbox.moveClock',
    summary: 'Move the clock forward. Rides, requests and offers in between go on as they would.',
    body: z.object({
      seconds: z
        .int()
        .min(0)
        .optional()
        .meta({
          description: `How far to move it, at most ${MOST_CLOCK_DAYS} days. Give either this or to.`,
        }),
      to: Time.optional().meta({ description: 'To this moment, which isn’t over.' }),
    }),
    response: doneShape(Clock.shape, 'Clock moved'),
    errors: ['CLOCK_MOVE'],
    input: ({ body }) => body,
    answer: (clock) => done('Clock moved', clock),
  }),
  restRow({
    method: 'POST',
    path: '/sandbox/reset',
    takesNoKey: true,
    procedure: 'sandbox.reset',
    summary: 'Begin anew, in the start state. Wait until /readyz answers 200, then sign in again.',
    response: doneShape({}, 'Beginning anew'),
    answer: () => done('Beginning anew'),
  }),
];
