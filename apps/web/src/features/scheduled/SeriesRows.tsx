import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { Series } from '@ridewire/contracts';
import { formatClock, useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { useFormatDay } from '../../kit/dates/use-format-day.ts';
import { AskDialog } from '../../kit/dialogs/AskDialog.tsx';
import { Rows } from '../../kit/lists/Rows.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { RideEnds } from '../rides/RideEnds.tsx';
import { nameWeekdays } from './repeat.ts';
import { useScheduledTexts } from './texts.en.ts';

/** The rider's rides that repeat, each with the way to end it. */
export function SeriesRows({ series }: { series: readonly Series[] }) {
  const scheduled = useScheduledTexts();
  if (series.length === 0) return null;
  return (
    <section aria-labelledby="repeating-rides">
      <Title order={2} size="h4" id="repeating-rides" mt="xl" mb="sm">
        {scheduled.repeating}
      </Title>
      <Rows>
        {series.map((each) => (
          <SeriesRow key={each.id} series={each} />
        ))}
      </Rows>
    </section>
  );
}

function SeriesRow({ series }: { series: Series }) {
  const scheduled = useScheduledTexts();
  const { options } = useFormat();
  const formatDay = useFormatDay();
  const [isOpen, setOpen] = useState(false);
  const end = trpc.scheduled.endSeries.useMutation({
    onSuccess: () => setOpen(false),
    onError: (error) => toastFailed(errorSentence(error, scheduled.endFailed)),
  });
  const every = scheduled.every(nameWeekdays(series.weekdays, options.locale));
  const time = formatClock(`1970-01-01T${series.time}:00Z`, { ...options, timeZone: 'UTC' });
  return (
    <Stack component="li" gap={12} p={16}>
      <Group gap="4px 12px" justify="space-between">
        <Text span fw={650} className="rw-num">
          {every}, {time}
        </Text>
        <Text span className="rw-num" c="var(--rw-text-2)">
          {scheduled.untilDay(formatDay(series.lastDay))}
        </Text>
      </Group>
      <RideEnds ride={series} />
      <Button
        size="sm"
        mih={44}
        variant="default"
        style={{ alignSelf: 'start' }}
        aria-label={scheduled.endOf(`${every}, ${time}`)}
        onClick={() => setOpen(true)}
      >
        {scheduled.end}
      </Button>
      <AskDialog
        isOpen={isOpen}
        title={scheduled.endTitle}
        confirm={scheduled.yesEnd}
        refuse={scheduled.keepSeries}
        isDanger
        isBusy={end.isPending}
        onConfirm={() => end.mutate({ id: series.id })}
        onClose={() => setOpen(false)}
      >
        <Text>{scheduled.endText(every)}</Text>
      </AskDialog>
    </Stack>
  );
}
