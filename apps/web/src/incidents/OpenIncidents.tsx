import './incidents.css';
import { VisuallyHidden } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../texts/use-texts.ts';
import { openIncidentsQuery } from './incidents-queries.ts';
import { useIncidentsChanges } from './use-incidents-changes.ts';

/** How many incidents wait for somebody, beside the sidebar's entry; nothing when none does. */
export function OpenIncidents() {
  const { incidents } = useTexts();
  const format = useFormat();
  useIncidentsChanges();
  const { data: count } = useQuery(openIncidentsQuery);
  if (!count) return null;
  return (
    <span className="rw-incidents-open">
      <span aria-hidden>{format.count(count)}</span>
      <VisuallyHidden>{incidents.openCount(format.count(count), count === 1)}</VisuallyHidden>
    </span>
  );
}
