import { RaiseAlertInput } from '@ridewire/contracts';
import { z } from 'zod';
import { done, doneShape, Id, Time } from '../procedures/rest-bodies.ts';
import { restRowOf } from '../procedures/rest-row.ts';
import type { AlertsRouter } from './alerts.router.ts';

const restRow = restRowOf<{ alerts: AlertsRouter }>();

export const sosRows = [
  restRow({
    method: 'POST',
    path: '/auth/trouble',
    takesNoKey: true,
    procedure: 'alerts.raise',
    summary:
      'Send an SOS alert from a ride: every admin sees it right away. For its rider and driver, until an hour after it ends.',
    body: RaiseAlertInput,
    status: 201,
    response: doneShape({ data: z.object({ _id: Id, rideId: Id, timestamp: Time }) }, 'Our team was alerted'),
    errors: ['RIDE_NOT_FOUND', 'RIDE_GONE', 'TOO_MANY'],
    input: ({ body }) => body,
    answer: ({ id, rideId, raisedAt }) =>
      done('Our team was alerted', { data: { _id: id, rideId, timestamp: raisedAt } }),
  }),
];
