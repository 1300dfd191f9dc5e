import { Text, TextInput } from '@mantine/core';
import { HAND_KMH, LONGEST_STREET_REASON, MOST_CHANGE_DAYS } from '@ridewire/contracts/street-change';
import type { ReactNode } from 'react';
import { DialogForm } from '../../kit/dialogs/DialogForm.tsx';
import { MomentFields } from '../../kit/forms/MomentFields.tsx';
import { OneOfTwo } from '../../kit/forms/OneOfTwo.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { Failure } from '../../kit/notes/Failure.tsx';
import type { ChosenStretch } from './chosen-streets.ts';
import { useStreetChangesTexts } from './texts.en.ts';
import { useChangeForm } from './use-change-form.ts';

interface ChangeFormProps {
  stretches: readonly ChosenStretch[];
  /** How streets are chosen. */
  children: ReactNode;
  onClose: () => void;
}

/** What changes on the chosen streets, why, and from when until when. Nothing is lost when it can't be saved. */
export function ChangeForm({ stretches, children, onClose }: ChangeFormProps) {
  const texts = useStreetChangesTexts();
  const form = useChangeForm(stretches, onClose);
  const { today, isClosed, isLater, hasEnd, making, shown } = form;
  return (
    <DialogForm
      onSubmit={form.submit}
      problem={making.error && errorSentence(making.error, texts.failed)}
      submit={texts.save}
      isBusy={making.isPending}
      busyLabel={texts.saving}
      onCancel={onClose}
    >
      {children}
      {shown('stretches') && (
        <Failure>
          {texts.chosen}: {shown('stretches')}
        </Failure>
      )}
      <OneOfTwo
        id="change-what"
        label={texts.what}
        value={isClosed}
        names={[texts.closes, texts.sets]}
        onChange={form.setClosed}
      />
      {!isClosed && (
        <TextInput
          size="md"
          label={texts.speed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={`${HAND_KMH.max}`.length}
          value={form.speed}
          error={shown('speed')}
          onChange={({ currentTarget }) => form.setSpeed(currentTarget.value)}
        />
      )}
      <TextInput
        size="md"
        label={texts.reason}
        description={texts.reasonHint}
        maxLength={LONGEST_STREET_REASON}
        autoComplete="off"
        value={form.reason}
        error={shown('reason')}
        onChange={({ currentTarget }) => form.setReason(currentTarget.value)}
      />
      <OneOfTwo
        id="change-begins"
        label={texts.when}
        value={!isLater}
        names={[texts.atOnce, texts.later]}
        onChange={(isNow) => form.setLater(!isNow)}
      />
      {isLater && (
        <MomentFields
          dayLabel={texts.fromDay}
          timeLabel={texts.fromTime}
          {...{ today, mostDays: MOST_CHANGE_DAYS, moment: form.from, error: shown('from') }}
          onChange={form.setFrom}
        />
      )}
      <OneOfTwo
        id="change-ends"
        label={texts.until}
        value={!hasEnd}
        names={[texts.byHand, texts.atTime]}
        onChange={(isByHand) => form.setHasEnd(!isByHand)}
      />
      {hasEnd && (
        <MomentFields
          dayLabel={texts.untilDay}
          timeLabel={texts.untilTime}
          {...{ today, mostDays: MOST_CHANGE_DAYS, moment: form.until, error: shown('until') }}
          onChange={form.setUntil}
        />
      )}
      {(isLater || hasEnd) && (
        <Text size="sm" c="dimmed">
          {texts.cityTime}
        </Text>
      )}
    </DialogForm>
  );
}
