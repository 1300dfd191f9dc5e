import { sayMoney } from '../texts/en/money.ts';

export const refusals = {
  QUEST_NOT_FOUND: 'This quest was not found.',
  QUESTS_MANY: 'There are already 20 quests. End one first.',
  QUEST_OVER: 'This quest is over.',
};

export const mistakes = {
  questId: 'A quest’s ID must be a UUID.',
  questRides: ({ max }: { max: number }) => `The number of rides must be a whole number from 1 to ${max}.`,
  questBonus: ({ min, max }: { min: number; max: number }) =>
    `The bonus must be from ${sayMoney(min)} to ${sayMoney(max)}, in whole cents.`,
  questPast: 'Choose today or a later day.',
  questLong: ({ days }: { days: number }) => `A quest lasts at most ${days} days.`,
};

export const notifications = {
  quest_reached: ({ quest, rides, bonusCents }: { quest: string; rides: number; bonusCents: number }) => ({
    title: 'You reached a quest',
    message: `You completed ${rides} ${rides === 1 ? 'ride' : 'rides'} for “${quest}”. Your bonus is ${sayMoney(bonusCents)}.`,
  }),
};

export const notificationKinds = {
  quest_reached: 'Quests you reached',
};
