import { BlockUserInput, Role, UserStatus } from '@ridewire/contracts';
import { z } from 'zod';
import {
  Counted,
  counted,
  done,
  doneShape,
  given,
  pageOrAllFrom,
  PageOrAllQuery,
} from '../procedures/rest-bodies.ts';
import { restRowOf } from '../procedures/rest-row.ts';
import { UserBody, userBody } from './user-body.ts';
import type { UsersRouter } from './users.router.ts';

const restRow = restRowOf<{ users: UsersRouter }>();

const changed = (message: string) => doneShape({ user: UserBody, data: UserBody }, message);

export const userRows = [
  restRow({
    method: 'GET',
    path: '/users',
    procedure: 'users.list',
    summary: 'Users, newest first.',
    query: z.object({
      ...PageOrAllQuery,
      role: Role.optional(),
      status: UserStatus.optional(),
      search: z.string().max(100).optional().meta({ description: 'Part of a name or an address.' }),
    }),
    response: z.object({ data: z.array(UserBody), ...Counted }),
    input: ({ query }) => ({
      ...pageOrAllFrom(query),
      role: given(query['role']),
      status: given(query['status']),
      search: given(query['search']),
    }),
    answer: (list, { publicUrl }) => ({
      data: list.items.map((user) => userBody(user, publicUrl)),
      ...counted(list),
    }),
  }),
  restRow({
    method: 'GET',
    path: '/users/:userId',
    procedure: 'users.get',
    summary: 'One user: yourself, or anyone if you’re an admin.',
    response: UserBody,
    errors: ['USER_NOT_FOUND'],
    input: ({ params }) => params,
    answer: (user, { publicUrl }) => userBody(user, publicUrl),
  }),
  restRow({
    method: 'PATCH',
    path: '/users/:userId/block',
    procedure: 'users.block',
    summary: 'Block a user: all their sessions end right away.',
    body: BlockUserInput.pick({ reason: true }),
    response: changed('User blocked'),
    errors: ['USER_NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMIN'],
    input: ({ params, body }) => ({ userId: params['userId'], reason: body['reason'] }),
    answer: (user, { publicUrl }) => {
      const body = userBody(user, publicUrl);
      return done('User blocked', { user: body, data: body });
    },
  }),
  restRow({
    method: 'PATCH',
    path: '/users/:userId/unblock',
    procedure: 'users.unblock',
    summary: 'Unblock a user, so they can sign in again.',
    response: changed('User unblocked'),
    errors: ['USER_NOT_FOUND'],
    input: ({ params }) => params,
    answer: (user, { publicUrl }) => {
      const body = userBody(user, publicUrl);
      return done('User unblocked', { user: body, data: body });
    },
  }),
];
