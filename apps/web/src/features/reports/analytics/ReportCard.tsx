import { Button, Group, Text, Title } from '@mantine/core';
import { EmptyState, LooseEnd } from '@ridewire/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { Failure } from '../../../kit/notes/Failure.tsx';
import { useAnalyticsTexts } from './texts.en.ts';
import { useKitTexts } from '../../../kit/texts/texts.en.ts';
import styles from './analytics.module.css';

export interface ReportCardProps<Report> {
  title: string;
  /** 'Failed to load … reports.' */
  failed: string;
  query: UseQueryResult<Report, Pick<Error, 'message'>>;
  /** Next to the title. */
  beside?: ReactNode;
  /** A placeholder as tall as the report. */
  waiting: ReactNode;
  /** Takes the full width. */
  isWide?: boolean;
  /** What to say if the report is empty; false if it is not. */
  empty?: (report: Report) => string | false;
  children: (report: Report) => ReactNode;
}

/** One report with its own error, which does not affect the others. An earlier result stays below the error. */
export function ReportCard<Report>({
  title,
  failed,
  query,
  beside,
  waiting,
  isWide = false,
  empty = () => false,
  children,
}: ReportCardProps<Report>) {
  const analytics = useAnalyticsTexts();
  const kit = useKitTexts();
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const id = useId();
  const nothing = data !== undefined && empty(data);
  return (
    <section
      className={styles.report}
      data-wide={isWide || undefined}
      aria-labelledby={id}
      aria-busy={isFetching}
    >
      <Group gap="8px 12px" mih={36} mb="md">
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {beside}
      </Group>
      {error && (
        <Failure title={failed}>
          <Text size="sm">{analytics.details(errorSentence(error, kit.unreachable))}</Text>
          <Button
            variant="default"
            mt="md"
            aria-busy={isFetching}
            onClick={() => !isFetching && void refetch()}
          >
            {kit.tryAgain}
          </Button>
        </Failure>
      )}
      {data !== undefined && (
        <div className={styles.body} data-old={isPlaceholderData || undefined}>
          {nothing ? <EmptyState illustration={LooseEnd} line={nothing} /> : children(data)}
        </div>
      )}
      {data === undefined && !error && (
        <div className="rw-late" aria-hidden inert>
          {waiting}
        </div>
      )}
    </section>
  );
}
