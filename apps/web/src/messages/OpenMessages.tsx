import './messages.css';
import { VisuallyHidden } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../texts/use-texts.ts';
import { openCountQuery } from './messages-queries.ts';
import { useMessagesChanges } from './use-messages-changes.ts';

/** How many messages wait for an answer, beside the sidebar's entry; nothing when none does. */
export function OpenMessages() {
  const { messages } = useTexts();
  const format = useFormat();
  useMessagesChanges();
  const { data: count } = useQuery(openCountQuery);
  if (!count) return null;
  return (
    <span className="rw-messages-open">
      <span aria-hidden>{format.count(count)}</span>
      <VisuallyHidden>{messages.openCount(format.count(count), count === 1)}</VisuallyHidden>
    </span>
  );
}
