import { FinishedStatus, RideSort, RideStatus } from '@ridewire/contracts';
import { z } from 'zod';
import {
  Counted,
  counted,
  given,
  pageFrom,
  pageOrAllFrom,
  PageOrAllQuery,
  PageQuery,
} from '../procedures/rest-bodies.ts';
import { restRowOf } from '../procedures/rest-row.ts';
import {
  both,
  CurrentRideBody,
  currentRideBody,
  ownedRideBody,
  RideBody,
  rideDetailBody,
  rideIn,
  RideWithPeopleBody,
  rideWithPeopleBody,
} from './ride-body.ts';
import type { RidesRouter } from './rides.router.ts';

const restRow = restRowOf<{ rides: RidesRouter }>();

const Rides = z.array(RideBody);

/** What a caller may read. */
export const rideReadRows = [
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
    answer: (rides) => rides.map(ownedRideBody),
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
];
