import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { AuditPage } from '@ridewire/contracts';
import { EmptyState, LooseEnd } from '@ridewire/ui';
import { skipToken } from '@tanstack/react-query';
import { AUDIT_KEY } from '../../audit/audit-queries.ts';
import { EntryList } from '../../audit/EntryList.tsx';
import { ShowChanges } from '../../lists/ShowChanges.tsx';
import { useHeldItems } from '../../lists/use-held-items.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { AuditTable } from './AuditTable.tsx';

export interface HeldEntriesProps {
  page: AuditPage;
  viewKey: string;
  isPlaceholder: boolean;
  /** Undefined where nothing is filtered. */
  onClearFilters: (() => void) | undefined;
}

/** An entry never changes: one that stands here though newer ones pushed it off the page needs no reading. */
const unchanged = (id: string) => ({ queryKey: [...AUDIT_KEY, 'one', id], queryFn: skipToken });

/** The entries; while a pointer or the focus is among them, new ones wait until they are asked for. */
export function HeldEntries({ page, viewKey, isPlaceholder, onClearFilters }: HeldEntriesProps) {
  const { audit, lists } = useTexts();
  const isWide = useMediaQuery('(min-width: 62em), print', true, { getInitialValueInEffect: false });
  const list = useHeldItems({ items: page.items, viewKey, isPlaceholder, itemQuery: unchanged });
  const shown = new Set(list.items.map(({ id }) => id));
  const newCount = page.items.filter(({ id }) => !shown.has(id)).length;
  return (
    <div
      className="rw-list-items"
      aria-busy={isPlaceholder || undefined}
      data-old={isPlaceholder || undefined}
      {...list.holdProps}
    >
      {list.isBehind && newCount > 0 && (
        <ShowChanges label={audit.newEntries(newCount)} onShow={list.release} />
      )}
      {list.items.length === 0 && (
        <EmptyState
          illustration={LooseEnd}
          line={audit.empty}
          action={
            onClearFilters && (
              <Button variant="default" onClick={onClearFilters}>
                {lists.clearFilters}
              </Button>
            )
          }
        />
      )}
      {list.items.length > 0 &&
        (isWide ? (
          <AuditTable entries={list.items} />
        ) : (
          <EntryList entries={list.items} label={audit.list} />
        ))}
    </div>
  );
}
