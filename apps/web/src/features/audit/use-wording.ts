import { useFormat } from '@ridewire/ui';
import { useMemo } from 'react';
import { useFormatDay } from '../../kit/dates/use-format-day.ts';
import type { Wording } from './describe-entry.ts';
import { useAuditTexts } from './texts.en.ts';
import { useDocumentsTexts } from '../documents/texts.en.ts';
import { usePeopleTexts } from '../people/texts.en.ts';
import { useTypeName } from '../rides/ride-types.ts';
import { usePiecesTexts } from '../../kit/texts/ui-texts.ts';

/** The words of the trail's sentences, in the person's language. */
export function useWording(): Wording {
  const pieces = usePiecesTexts();
  const documents = useDocumentsTexts();
  const people = usePeopleTexts();
  const audit = useAuditTexts();
  const day = useFormatDay();
  const typeName = useTypeName();
  const { money, count, dateTime, shortId } = useFormat();
  return useMemo(
    () => ({
      audit,
      documents: documents.named,
      statuses: { ...pieces.statuses, ...people.statuses, ...people.deskRoles },
      money,
      count,
      dateTime,
      typeName,
      day,
      shortId,
    }),
    [audit, documents, pieces, people, money, count, dateTime, typeName, day, shortId],
  );
}
