import { useFormat } from '@ridewire/ui';
import { useMemo } from 'react';
import { useFormatDay } from '../documents/use-format-day.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { Wording } from './tell-entry.ts';

/** The words of the trail's sentences, in the person's language. */
export function useWording(): Wording {
  const { audit, documents, pieces, users } = useTexts();
  const day = useFormatDay();
  const { money, shortId } = useFormat();
  return useMemo(
    () => ({
      audit,
      documents: documents.named,
      statuses: { ...pieces.statuses, ...users.statuses },
      money,
      day,
      shortId,
    }),
    [audit, documents, pieces, users, money, day, shortId],
  );
}
