import { TextInput } from '@mantine/core';
import { MOST_WAITING_DAYS, WAITING_FIELDS, WAITING_LIMITS, type WaitingRules } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { DialogForm } from '../../kit/dialogs/DialogForm.tsx';
import { useTypedFields } from '../../kit/forms/use-typed-fields.ts';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { readWaiting, typeWaiting, type TypedWaiting } from './read-waiting.ts';
import { useRatesTexts } from './texts.en.ts';
import { useWhen, WhenFields } from './WhenFields.tsx';

/** No number of minutes has more digits. */
const LONGEST = 4;

interface WaitingFormProps {
  /** The rules to begin with: those of now, or those that come. */
  before: WaitingRules;
  onClose: () => void;
}

/** New rules for drivers who wait, and from when. Nothing typed is lost when they can't be set. */
export function WaitingForm({ before, onClose }: WaitingFormProps) {
  const { saving, waiting: texts } = useRatesTexts();
  const { count } = useFormat();
  // One per form: sent again after a lost answer, they are set once.
  const [id] = useState(() => crypto.randomUUID());
  const fields = useTypedFields<TypedWaiting>(() => typeWaiting(before));
  const { typed, form, check, wasSent } = fields;
  const when = useWhen(MOST_WAITING_DAYS);
  const { rules, wrong, isEarly } = readWaiting(typed);
  const { mutate, isPending, error, reset } = trpc.tariffs.setWaiting.useMutation({
    onSuccess: () => {
      toastDone(texts.done);
      onClose();
    },
  });
  const submit = () => {
    check();
    if (!rules || !when.isFilled || isPending) return;
    mutate({ id, ...rules, ...when.from });
  };
  // What the server said may be fixed.
  const fieldOf = fields.fieldsOf({ wrong, onType: () => error && reset() });
  return (
    <DialogForm
      ref={form}
      onSubmit={submit}
      problem={error && errorSentence(error, texts.failed)}
      submit={texts.save}
      isBusy={isPending}
      busyLabel={saving}
      onCancel={onClose}
    >
      {WAITING_FIELDS.map((field, i) => {
        const { min, max } = WAITING_LIMITS[field];
        const isTooEarly = isEarly && field === 'noShowMinutes';
        return (
          <TextInput
            key={field}
            {...(i === 0 && { 'data-autofocus': true })}
            label={texts.fields[field]}
            description={texts.hints[field]}
            inputMode="numeric"
            maxLength={LONGEST}
            {...fieldOf(field, isTooEarly ? texts.early : texts.wrong(count(min), count(max)))}
          />
        );
      })}
      <WhenFields when={when} wasSent={wasSent} />
    </DialogForm>
  );
}
