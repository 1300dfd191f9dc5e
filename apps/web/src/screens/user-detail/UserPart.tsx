import { Skeleton, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { LoadFailure } from '../../lists/LoadFailure.tsx';
import { errorSentence } from '../../live/error-sentence.ts';
import { useTexts } from '../../texts/use-texts.ts';

export interface UserPartProps<Data> {
  title: string;
  /** At the end of the title's line. */
  beside?: ReactNode;
  query: UseQueryResult<Data>;
  failed: (why: string) => string;
  /** Px, as tall as what comes mostly is. */
  skeletonHeight: number;
  children: (data: Data) => ReactNode;
}

/** One part of what there is about a person, which is read by itself. */
export function UserPart<Data>({ title, beside, query, failed, ...more }: UserPartProps<Data>) {
  const { lists } = useTexts();
  const { data, error, isFetching, refetch } = query;
  const id = useId();
  return (
    <section aria-labelledby={id} className="rw-user-part">
      <div className="rw-user-part-head">
        <Title order={2} size="h4" id={id} tabIndex={-1}>
          {title}
        </Title>
        {beside}
      </div>
      {error && (
        <LoadFailure
          sentence={failed(errorSentence(error, lists.unreachable))}
          isTrying={isFetching}
          onTry={() => void refetch()}
        />
      )}
      {data !== undefined && more.children(data)}
      {data === undefined && !error && (
        <Skeleton height={more.skeletonHeight} radius="md" className="rw-late" />
      )}
    </section>
  );
}
