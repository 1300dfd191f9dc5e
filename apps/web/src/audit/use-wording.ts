import { useFormat } from '@ridewire/ui';
import { useMemo } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import type { Wording } from './tell-entry.ts';

/** The words of the trail's sentences, in the person's language. */
export function useWording(): Wording {
  const { audit, pieces, users } = useTexts();
  const { money, shortId } = useFormat();
  return useMemo(
    () => ({ audit, statuses: { ...pieces.statuses, ...users.statuses }, money, shortId }),
    [audit, pieces, users, money, shortId],
  );
}
