import type { Acts } from '../texts/acts.ts';

export const acts = {
  'quest.made': { name: 'Quest made', said: (who) => [who, ' made a quest for drivers'] },
  'quest.ended': { name: 'Quest ended', said: (who) => [who, ' ended a quest for drivers'] },
} satisfies Acts;
