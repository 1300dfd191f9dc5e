import type { Noun } from '../procedures/noun.ts';
import { chatRoutes } from './chat-events.ts';
import { chatPersonalData } from './chat-personal-data.ts';
import { createChatRouter } from './chat.router.ts';

export const chat = {
  procedures: { router: createChatRouter, area: 'rides' },
  routes: chatRoutes,
  personalData: chatPersonalData,
} satisfies Noun;
