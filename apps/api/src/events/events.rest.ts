import { RIDE_EVENT_TYPES, Role, RideStatus } from '@ridewire/contracts';
import { z } from 'zod';
import { Id, numberFrom, Time } from '../procedures/rest-bodies.ts';
import { restRowOf } from '../procedures/rest-row.ts';
import type { EventsRouter } from './events.router.ts';

const restRow = restRowOf<{ events: EventsRouter }>();

const EventBody = z
  .object({
    id: z.string().meta({ description: 'Its place in the log, which only grows.' }),
    type: z.enum(RIDE_EVENT_TYPES),
    timestamp: Time,
    data: z.object({
      rideId: Id,
      version: z.int().meta({ description: 'The ride’s version since then.' }),
      fromStatus: RideStatus.nullable(),
      status: RideStatus,
      by: z.object({ userId: Id, role: Role }).nullable().meta({
        description: 'Who did it; null if the system did.',
      }),
    }),
  })
  .meta({ id: 'RideEvent' });

export const eventRows = [
  restRow({
    method: 'GET',
    path: '/events',
    procedure: 'events.list',
    summary: 'What happened to rides, in the order of the log. A program that reads on misses nothing.',
    query: z.object({
      after: z
        .string()
        .optional()
        .meta({ description: 'The last event you have; from the beginning without it.' }),
      limit: z.int().min(1).max(1_000).optional().meta({ description: 'At most 1,000; 100 unless given.' }),
    }),
    errors: ['EVENTS_AHEAD'],
    response: z.object({
      events: z.array(EventBody),
      next: z.string().meta({ description: 'The `after` to go on with, also when there’s nothing new.' }),
      hasMore: z.boolean().meta({ description: 'There are more right now.' }),
    }),
    input: ({ query }) => ({
      ...query,
      ...(query['limit'] !== undefined && { limit: numberFrom(query['limit']) }),
    }),
    answer: (page) => page,
  }),
];
