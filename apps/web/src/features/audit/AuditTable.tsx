import { Table } from '@mantine/core';
import type { AuditEntry } from '@ridewire/contracts';
import { EntryDetails } from './EntryDetails.tsx';
import { EntrySentence } from './EntrySentence.tsx';
import { EntryTime } from './EntryTime.tsx';
import { Rows } from '../../kit/lists/Rows.tsx';
import { useRowFlash } from '../../kit/lists/use-row-flash.ts';
import { useAuditTexts } from './texts.en.ts';

/** Entries as rows, if there is room for them. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const audit = useAuditTexts();
  return (
    <Rows component="div">
      <Table layout="fixed" aria-label={audit.list} tabularNums>
        <Table.Thead>
          <Table.Tr>
            {[
              [audit.when, '17%'],
              [audit.what, '41%'],
              [audit.change, '28%'],
              [audit.from, '14%'],
            ].map(([column, width]) => (
              <Table.Th key={column} scope="col" w={width}>
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody style={{ verticalAlign: 'top' }}>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </Table.Tbody>
      </Table>
    </Rows>
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
      <Table.Td className="rw-mono" fz="0.8125rem" style={{ overflowWrap: 'anywhere' }}>
        {entry.ipAddress ?? '–'}
      </Table.Td>
    </Table.Tr>
  );
}
