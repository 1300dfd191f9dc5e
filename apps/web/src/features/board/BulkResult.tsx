import { Group, Loader } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import type { Outcome } from './act-on-each.ts';
import type { BulkAct } from './choose-many.ts';
import { useBoardTexts } from './texts.en.ts';

interface BulkResultProps {
  outcome: Outcome | undefined;
  act: BulkAct;
  /** Shown until something is done. */
  children: ReactNode;
}

/** What became of one of many rides. */
export function BulkResult({ outcome, act, children }: BulkResultProps) {
  const texts = useBoardTexts();
  if (outcome?.state === 'done')
    return (
      <Group component="span" display="inline-flex" gap="xs" wrap="nowrap" fw={600} c="var(--rw-link)">
        <IconCheck size={16} stroke={2} aria-hidden />
        {texts.bulk.done}
      </Group>
    );
  if (outcome?.state === 'failed')
    return (
      <Group component="span" display="inline-flex" gap="xs" wrap="nowrap" c="var(--rw-danger-text)">
        <IconAlertCircle size={16} stroke={1.75} aria-hidden />
        {errorSentence(outcome.error, texts[act].failed)}
      </Group>
    );
  if (outcome) return <Loader size={16} aria-label={texts.bulk.waiting} />;
  return children;
}
