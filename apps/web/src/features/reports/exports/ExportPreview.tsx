import { Group, ScrollArea, Table, Text, Title } from '@mantine/core';
import type { ExportPreview as Preview } from '@ridewire/contracts';
import { EmptyState, LooseEnd, useFormat } from '@ridewire/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '../../../kit/lists/LoadFailure.tsx';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { useExportsTexts } from './texts.en.ts';
import { useListsTexts } from '../../../kit/lists/texts.en.ts';
import listsStyles from '../../../kit/lists/lists.module.css';
import styles from './exports.module.css';
import { Waiting } from '../../../kit/page/Waiting.tsx';

const SKELETON_HEIGHT_PX = 440;

/** The first rows of the file, and how many it will have. */
export function ExportPreview({ query }: { query: UseQueryResult<Preview, Pick<Error, 'message'>> }) {
  const exports = useExportsTexts();
  const lists = useListsTexts();
  const format = useFormat();
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const { timeZone } = format.options;
  return (
    <section aria-label={exports.preview} aria-busy={isFetching}>
      <Group gap="8px 12px" justify="space-between" mb="md">
        <Title order={2} size="h4">
          {exports.preview}
        </Title>
        {data && (
          <Text size="sm" c="dimmed" className="rw-num">
            {data.isCapped
              ? exports.moreRows(format.count(data.rowCount))
              : exports.rows(format.count(data.rowCount), data.rowCount === 1)}
            {data.rowCount > data.rows.length && ` · ${exports.firstRows(format.count(data.rows.length))}`}
          </Text>
        )}
      </Group>
      {error && (
        <LoadFailure
          sentence={exports.previewFailed(errorSentence(error, lists.unreachable))}
          isTrying={isFetching}
          onTry={refetch}
        />
      )}
      {!data && !error && <Waiting height={SKELETON_HEIGHT_PX} />}
      {data && (
        <div className={listsStyles.items} data-old={isPlaceholderData || undefined}>
          {data.rows.length === 0 ? (
            <EmptyState illustration={LooseEnd} line={exports.empty} />
          ) : (
            <PreviewTable preview={data} />
          )}
        </div>
      )}
      {timeZone && (
        <Text size="xs" c="dimmed" mt="md">
          {exports.zone(timeZone)}
          {data?.columns.includes('Phone') && ` ${exports.phones('tel:')}`}
        </Text>
      )}
    </section>
  );
}

function PreviewTable({ preview: { columns, rows } }: { preview: Preview }) {
  const exports = useExportsTexts();
  return (
    <ScrollArea
      className={styles.table}
      type="auto"
      offsetScrollbars="x"
      viewportProps={{ tabIndex: 0, 'aria-label': exports.previewRows, role: 'region' }}
    >
      <Table tabularNums striped aria-label={exports.previewRows} lang="en">
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column} scope="col">
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((cells) => (
            <Table.Tr key={cells.join('\n')}>
              {cells.map((cell, index) => (
                <Table.Td key={columns[index]}>{cell}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}
