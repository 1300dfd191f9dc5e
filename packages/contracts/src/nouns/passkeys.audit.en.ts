import type { Acts } from '../texts/acts.ts';

export const acts = {
  'passkey.added': { name: 'Passkey added', said: (who) => [who, ' added a passkey'] },
  'passkey.removed': { name: 'Passkey removed', said: (who) => [who, ' removed a passkey'] },
} satisfies Acts;
