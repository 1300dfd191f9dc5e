import { page } from '../lead.ts';

export const refusals = {
  QUESTS_MANY: 409,
  QUEST_OVER: 409,
} as const;

export const exactRefusals = {
  QUEST_NOT_FOUND: 'NOT_FOUND',
} as const;

export const notifications = {
  quest_reached: { driver: page('/dashboard/driver/earnings') },
};
