import { Box, Group, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { LoadFailure } from '../../kit/lists/LoadFailure.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { useListsTexts } from '../../kit/lists/texts.en.ts';
import { Waiting } from '../../kit/page/Waiting.tsx';

export interface UserPartProps<Data> {
  title: string;
  /** At the end of the title's line. */
  beside?: ReactNode;
  query: UseQueryResult<Data, Pick<Error, 'message'>>;
  failed: (why: string) => string;
  /** Px, as tall as the content usually is. */
  skeletonHeight: number;
  children: (data: Data) => ReactNode;
}

/** One part of a person's page, which is read separately. */
export function UserPart<Data>({ title, beside, query, failed, ...more }: UserPartProps<Data>) {
  const lists = useListsTexts();
  const { data, error, isFetching, refetch } = query;
  const id = useId();
  return (
    <Box aria-labelledby={id} component="section" miw={0}>
      <Group
        gap="lg"
        wrap="nowrap"
        align="baseline"
        justify="space-between"
        mb="md"
        data-part="user-part-head"
      >
        <Title order={2} size="h4" id={id} tabIndex={-1}>
          {title}
        </Title>
        {beside}
      </Group>
      {error && (
        <LoadFailure
          sentence={failed(errorSentence(error, lists.unreachable))}
          isTrying={isFetching}
          onTry={refetch}
        />
      )}
      {data !== undefined && more.children(data)}
      {data === undefined && !error && <Waiting height={more.skeletonHeight} />}
    </Box>
  );
}
