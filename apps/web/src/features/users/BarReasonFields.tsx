import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { MAX_REASON_LETTERS } from '@ridewire/contracts';
import { sayReason } from '../../kit/texts/say-reason.ts';
import { OTHER, type BarReason } from './use-bar-reason.ts';
import { usePeopleTexts } from '../people/texts.en.ts';

/** Why a person is barred: from a short list, or in the admin's words. */
export function BarReasonFields({ why, reasons }: { why: BarReason; reasons: readonly string[] }) {
  const { barring } = usePeopleTexts();
  const { choice, words, isMissing, choose, write } = why;
  return (
    <Stack gap="md">
      <NativeSelect
        size="md"
        label={barring.reason}
        description={barring.reasonHint}
        withAsterisk
        error={isMissing && choice === null && barring.reasonMissing}
        value={choice ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value || null)}
        data={[
          { value: '', label: barring.choose },
          ...reasons.map((value) => ({ value, label: sayReason(value) })),
          { value: OTHER, label: barring.other },
        ]}
      />
      {choice === OTHER && (
        <TextInput
          size="md"
          label={barring.ownWords}
          withAsterisk
          maxLength={MAX_REASON_LETTERS}
          error={isMissing && words.trim() === '' && barring.wordsMissing}
          value={words}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      )}
    </Stack>
  );
}
