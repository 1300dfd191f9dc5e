import { Group, Stack } from '@mantine/core';
import type { AuditEntry } from '@ridewire/contracts';
import { useRowFlash } from '../../kit/lists/use-row-flash.ts';
import { EntryDetails } from './EntryDetails.tsx';
import { EntrySentence } from './EntrySentence.tsx';
import { EntryTime } from './EntryTime.tsx';
import { useAuditTexts } from './texts.en.ts';
import { Rows } from '../../kit/lists/Rows.tsx';

/** Entries one below the other, where rows would not fit. */
export function EntryList({ entries, label }: { entries: readonly AuditEntry[]; label: string }) {
  return (
    <Rows component="ol" aria-label={label}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </Rows>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const audit = useAuditTexts();
  return (
    <Stack
      component="li"
      gap={4}
      py={12}
      px={16}
      fz="sm"
      lh="1.25rem"
      {...useRowFlash([entry.id], entry.at)}
      data-entry={entry.id}
    >
      <EntrySentence entry={entry} />
      <EntryDetails entry={entry} />
      <Group component="p" gap="2px 12px" align="stretch" fz="0.8125rem" c="dimmed">
        <EntryTime at={entry.at} />
        {entry.ipAddress && <span className="rw-num">{audit.fromAddress(entry.ipAddress)}</span>}
      </Group>
    </Stack>
  );
}
