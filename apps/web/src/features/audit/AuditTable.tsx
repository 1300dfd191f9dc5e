import { Table } from '@mantine/core';
import type { AuditEntry } from '@ridewire/contracts';
import { EntryDetails } from './EntryDetails.tsx';
import { EntrySentence } from './EntrySentence.tsx';
import { EntryTime } from './EntryTime.tsx';
import { useRowFlash } from '../../kit/lists/use-row-flash.ts';
import { useAuditTexts } from './texts.en.ts';
import styles from './audit-trail.module.css';

/** Entries as rows, if there is room for them. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const audit = useAuditTexts();
  return (
    <Table className={styles.table} aria-label={audit.list} tabularNums>
      <Table.Thead>
        <Table.Tr>
          {[audit.when, audit.what, audit.change, audit.from].map((column) => (
            <Table.Th key={column} scope="col">
              {column}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Row({ entry }: { entry: AuditEntry }) {
  return (
    <Table.Tr {...useRowFlash([entry.id], entry.at)} data-entry={entry.id}>
      <Table.Td>
        <EntryTime at={entry.at} />
      </Table.Td>
      <Table.Td>
        <EntrySentence entry={entry} />
      </Table.Td>
      <Table.Td>
        <EntryDetails entry={entry} />
      </Table.Td>
      <Table.Td className={`${styles.address} rw-mono`}>{entry.ipAddress ?? '–'}</Table.Td>
    </Table.Tr>
  );
}
