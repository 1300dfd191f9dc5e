import type { Acts } from '../texts/acts.ts';

export const acts = {
  'document.uploaded': {
    name: 'Document uploaded',
    said: (who, _whom, _ride, _what, aThing) => [who, ` uploaded ${aThing}`],
  },
  'document.approved': {
    name: 'Document approved',
    said: (who, whom, _ride, what) => [who, ' approved ', whom, `’s ${what}`],
  },
  'document.returned': {
    name: 'Document returned',
    said: (who, whom, _ride, what) => [who, ' returned ', whom, `’s ${what}`],
  },
} satisfies Acts;
