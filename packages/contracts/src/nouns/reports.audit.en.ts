import type { Acts } from '../texts/acts.ts';

export const acts = {
  'data.exported': { name: 'Data exported', said: (who, _whom, _ride, what) => [who, ` exported ${what}`] },
} satisfies Acts;
