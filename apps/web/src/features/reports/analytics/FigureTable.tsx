import { ScrollArea, Table } from '@mantine/core';
import type { ReactNode } from 'react';

export interface FigureTableProps {
  label: string;
  /** The heading of the first column, and those of the figures. */
  columns: readonly [string, ...string[]];
  rows: readonly { key: string; name: ReactNode; figures: readonly string[] }[];
}

/** Figures in rows: what a chart shows, for people who prefer to read it. */
export function FigureTable({ label, columns: [first, ...figures], rows }: FigureTableProps) {
  return (
    <ScrollArea.Autosize
      mah={420}
      type="auto"
      offsetScrollbars="y"
      viewportProps={{ tabIndex: 0, 'aria-label': label, role: 'region' }}
    >
      <Table tabularNums stickyHeader aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{first}</Table.Th>
            {figures.map((name) => (
              <Table.Th key={name} scope="col" ta="right">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.key}>
              <Table.Td>{row.name}</Table.Td>
              {row.figures.map((figure, index) => (
                <Table.Td key={figures[index]} ta="right">
                  {figure}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
}
