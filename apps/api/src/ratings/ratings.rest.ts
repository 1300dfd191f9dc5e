import { RateRideInput, RatingTag } from '@ridewire/contracts';
import { z } from 'zod';
import { done, doneShape, Time } from '../procedures/rest-bodies.ts';
import { restRowOf } from '../procedures/rest-row.ts';
import type { RatingsRouter } from './ratings.router.ts';

const restRow = restRowOf<{ ratings: RatingsRouter }>();

const RatingBody = z
  .object({
    stars: z.int().min(1).max(5),
    tags: z.array(RatingTag),
    comment: z.string().nullable(),
    isFixed: z.boolean().meta({ description: 'It was changed once, and stays as it is.' }),
    at: Time,
  })
  .meta({ id: 'Rating', description: 'What you said of the other side.' });
const AverageBody = z.object({ average: z.number(), count: z.int() });

export const ratingRows = [
  restRow({
    method: 'GET',
    path: '/rides/:rideId/rating',
    procedure: 'ratings.live',
    summary: 'Your rating of a ride, and the other side’s average.',
    response: z.object({
      data: RatingBody.nullable(),
      closesAt: Time.nullable().meta({
        description: 'Until when you can rate; null while the ride isn’t completed.',
      }),
      other: AverageBody.nullable().meta({
        description: 'The other side’s average; null while they have too few ratings.',
      }),
    }),
    errors: ['RIDE_NOT_FOUND'],
    input: ({ params }) => ({ rideId: params['rideId'] }),
    answer: ({ own, closesAt, other }) => ({ data: own, closesAt, other }),
  }),
  restRow({
    method: 'POST',
    path: '/rides/:rideId/rating',
    procedure: 'ratings.rate',
    summary: 'Rate the other side of a completed ride, within three days; it can be changed once.',
    body: z.object({
      stars: RateRideInput.shape.stars,
      tags: z.array(RatingTag).max(5).optional(),
      comment: z.string().max(500).optional(),
    }),
    response: doneShape({ data: RatingBody }, 'Ride rated'),
    errors: ['RIDE_NOT_FOUND', 'NOT_RATED_YET', 'RATING_CLOSED', 'RATING_FIXED'],
    input: ({ params, body: { stars, tags, comment } }) => ({
      rideId: params['rideId'],
      stars,
      tags,
      comment,
    }),
    answer: (rating) => done('Ride rated', { data: rating }),
  }),
];
