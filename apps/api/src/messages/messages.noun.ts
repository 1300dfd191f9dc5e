import type { Noun } from '../procedures/noun.ts';
import { messageRoutes } from './message-events.ts';
import { messagePersonalData } from './message-personal-data.ts';
import { createMessagesRouter } from './messages.router.ts';

export const messages = {
  procedures: { router: createMessagesRouter, area: 'support' },
  routes: messageRoutes,
  personalData: messagePersonalData,
} satisfies Noun;
