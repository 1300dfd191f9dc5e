import {
  DriverFilter,
  PUT_OFFLINE_WHY,
  ReportPositionInput,
  SetAvailabilityInput,
  SuspendDriverInput,
  type DriverView,
} from '@ridewire/contracts';
import { z } from 'zod';
import {
  Counted,
  counted,
  Dollars,
  dollars,
  done,
  doneShape,
  given,
  pageOrAllFrom,
  PageOrAllQuery,
  Time,
  twice,
} from '../procedures/rest-bodies.ts';
import { restRowOf } from '../procedures/rest-row.ts';
import { DriverBody, driverBody } from './driver-body.ts';
import type { DriversRouter } from './drivers.router.ts';

const restRow = restRowOf<{ drivers: DriversRouter }>();

const Available = z.object({
  available: z.boolean(),
  driver: DriverBody,
  pausedSince: Time.nullable().meta({
    description:
      'Requests ran out unanswered: no more come until the driver sets available to true again. Else null.',
  }),
  coolingUntil: Time.nullable().meta({
    description:
      'Too many requests were turned down: no new ones come until then, or until one is accepted. Else null.',
  }),
  putOffline: z
    .object({ at: Time, why: z.enum(PUT_OFFLINE_WHY) })
    .nullable()
    .meta({ description: 'When and why the driver was made unavailable without asking for it. Else null.' }),
});

const availableBody = (driver: DriverView): z.infer<typeof Available> => {
  const { pausedSince, cooling, putOffline } = driver.presence;
  return {
    available: driver.available,
    driver: driverBody(driver),
    pausedSince: pausedSince === null ? null : new Date(pausedSince).toISOString(),
    coolingUntil: cooling && cooling.until > Date.now() ? new Date(cooling.until).toISOString() : null,
    putOffline: putOffline && { at: new Date(putOffline.at).toISOString(), why: putOffline.why },
  };
};

const Earnings = z.object({ total: Dollars, rides: z.int(), today: Dollars, ridesToday: z.int() });

const JUDGEMENTS = [
  [
    'approve',
    'drivers.approve',
    'Driver approved',
    'Let a driver drive whose vehicle and documents are in order.',
  ],
  [
    'suspend',
    'drivers.suspend',
    'Driver suspended',
    'Stop a driver: unavailable at once; a ride under way may be finished.',
  ],
  ['reactivate', 'drivers.reactivate', 'Driver reactivated', 'Let a suspended driver drive again.'],
] as const;

export const driverRows = [
  restRow({
    method: 'GET',
    path: '/drivers/availability',
    procedure: 'drivers.me',
    summary: 'Whether the signed-in driver gets requests.',
    response: Available,
    answer: availableBody,
  }),
  restRow({
    method: 'PATCH',
    path: '/drivers/availability',
    procedure: 'drivers.setAvailability',
    summary: 'Go online or offline.',
    body: SetAvailabilityInput,
    response: doneShape(Available.shape, 'You are now available for rides'),
    errors: ['DRIVER_NOT_APPROVED', 'DRIVER_SUSPENDED', 'USER_BLOCKED', 'PAPERS_EXPIRED', 'PLATE_IN_USE'],
    input: ({ body }) => body,
    answer: (driver) =>
      done(driver.available ? 'You are now available for rides' : 'You are offline', availableBody(driver)),
  }),
  restRow({
    method: 'POST',
    path: '/drivers/positions',
    takesNoKey: true,
    procedure: 'drivers.reportPosition',
    summary:
      'Report where you are: positions since the last report, oldest first. Nearby drivers get requests first.',
    body: ReportPositionInput,
    response: doneShape({ accepted: z.boolean() }, 'Position reported'),
    input: ({ body }) => body,
    answer: ({ accepted }) => done('Position reported', { accepted }),
  }),
  restRow({
    method: 'GET',
    path: '/drivers/earnings',
    procedure: 'drivers.earnings',
    summary: 'What the signed-in driver earned: fares of completed rides minus the commission.',
    response: Earnings.extend({ data: Earnings }),
    answer: ({ earnings: { totalCents, totalRides, todayCents, todayRides } }) =>
      twice({
        total: dollars(totalCents),
        rides: totalRides,
        today: dollars(todayCents),
        ridesToday: todayRides,
      }),
  }),
  restRow({
    method: 'GET',
    path: '/drivers',
    procedure: 'drivers.list',
    summary: 'Drivers, newest first.',
    query: z.object({
      ...PageOrAllQuery,
      status: DriverFilter.optional(),
      search: z.string().max(100).optional().meta({ description: 'Part of a name, an address or a plate.' }),
    }),
    response: z.object({ data: z.array(DriverBody), ...Counted }),
    input: ({ query }) => ({
      ...pageOrAllFrom(query),
      status: given(query['status']),
      search: given(query['search']),
    }),
    answer: (list) => ({ data: list.items.map(driverBody), ...counted(list) }),
  }),
  restRow({
    method: 'GET',
    path: '/drivers/:driverId',
    procedure: 'drivers.get',
    summary: 'One driver: yourself, or anyone if you’re an admin.',
    response: z.object({ driver: DriverBody, data: DriverBody }),
    errors: ['DRIVER_NOT_FOUND'],
    input: ({ params }) => params,
    answer: (driver) => ({ driver: driverBody(driver), data: driverBody(driver) }),
  }),
  ...JUDGEMENTS.map(([verb, procedure, message, summary]) =>
    restRow({
      method: 'PATCH',
      path: `/drivers/:driverId/${verb}`,
      procedure,
      summary,
      response: doneShape({ driver: DriverBody, data: DriverBody }, message),
      errors: verb === 'approve' ? ['DRIVER_NOT_FOUND', 'DRIVER_NOT_READY'] : ['DRIVER_NOT_FOUND'],
      ...(verb === 'suspend' && { body: SuspendDriverInput.pick({ reason: true }) }),
      input: ({ params, body }) => ({
        driverId: params['driverId'],
        ...(verb === 'suspend' && { reason: body['reason'] }),
      }),
      answer: (driver) => done(message, { driver: driverBody(driver), data: driverBody(driver) }),
    }),
  ),
];
