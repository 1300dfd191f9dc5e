import type { Acts } from '../texts/acts.ts';

export const acts = {
  'tariff.set': { name: 'Rates set', said: (who) => [who, ' set new rates'] },
  'tariff.taken_back': {
    name: 'Rates taken back',
    said: (who) => [who, ' took back rates that hadn’t begun'],
  },
  'waiting.set': { name: 'Waiting rules set', said: (who) => [who, ' set new waiting rules'] },
  'waiting.taken_back': {
    name: 'Waiting rules taken back',
    said: (who) => [who, ' took back waiting rules that hadn’t begun'],
  },
} satisfies Acts;
