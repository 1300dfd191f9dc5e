import { Box } from '@mantine/core';
import type { AuditEntry } from '@ridewire/contracts';
import { describeChanges, describeFacts } from './describe-entry.ts';
import { useWording } from './use-wording.ts';

/** The values before and after, and other details; nothing if there are none. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const wording = useWording();
  const lines = [...describeChanges(entry, wording), ...describeFacts(entry, wording)];
  if (lines.length === 0) return null;
  return (
    <Box component="ul" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}
