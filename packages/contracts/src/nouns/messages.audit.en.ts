import type { Acts } from '../texts/acts.ts';

export const acts = {
  'message.answered': {
    name: 'Message answered',
    said: (who, whom) => [who, ' answered a message', ' from ', whom],
    ownSaid: (who) => [who, ' answered a message'],
  },
} satisfies Acts;
