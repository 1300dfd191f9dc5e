import type { Noun } from '../procedures/noun.ts';
import { userRoutes } from './user-events.ts';
import { userPersonalData } from './user-personal-data.ts';
import { createUsersRouter } from './users.router.ts';

export const users = {
  procedures: {
    router: createUsersRouter,
    area: 'people',
    elsewhere: { me: 'account', inviteAdmin: null, setDeskRole: null },
  },
  routes: userRoutes,
  personalData: userPersonalData,
} satisfies Noun;
