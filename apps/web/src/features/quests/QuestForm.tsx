import { Input, TextInput } from '@mantine/core';
import { addDays, cityDay } from '@ridewire/contracts';
import { LONGEST_QUEST_NAME, MOST_QUEST_DAYS_AHEAD } from '@ridewire/contracts/quest-terms';
import { useState } from 'react';
import { useTypedFields } from '../../kit/forms/use-typed-fields.ts';
import { FieldGrid } from '../../kit/forms/FieldGrid.tsx';
import { FullNote } from '../../kit/forms/FullNote.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { useCityZone } from '../../kit/dates/use-city-zone.ts';
import { DialogForm } from '../../kit/dialogs/DialogForm.tsx';
import { readQuest, type TypedQuest } from './read-quest.ts';
import { useQuestsTexts } from './texts.en.ts';

/** A new quest. Nothing typed is lost when it can't be made. */
export function QuestForm({ onClose }: { onClose: () => void }) {
  const texts = useQuestsTexts();
  const today = cityDay(useCityZone());
  // One per form: sent again after a lost answer, the quest is made once.
  const [id] = useState(() => crypto.randomUUID());
  const fields = useTypedFields<TypedQuest>(() => ({
    ...{ name: '', rides: '', bonus: '', from: today, to: addDays(today, 6) },
  }));
  const { typed, form, check } = fields;
  const { quest, wrong } = readQuest(typed);
  const { mutate, isPending, error, reset } = trpc.quests.make.useMutation({
    onSuccess: ({ name }) => {
      toastDone(texts.made(name));
      onClose();
    },
  });
  const submit = () => {
    check();
    if (quest && !isPending) mutate({ id, ...quest });
  };
  // What the server said may be fixed.
  const field = fields.fieldsOf({ wrong, onType: () => error && reset() });
  const days = { type: 'date', min: today, max: addDays(today, MOST_QUEST_DAYS_AHEAD - 1) };
  return (
    <DialogForm
      ref={form}
      onSubmit={submit}
      problem={error && errorSentence(error, texts.failed)}
      submit={texts.save}
      isBusy={isPending}
      busyLabel={texts.saving}
      onCancel={onClose}
    >
      <TextInput
        data-autofocus
        label={texts.name}
        description={texts.nameHint}
        maxLength={LONGEST_QUEST_NAME}
        {...field('name', texts.nameWrong)}
      />
      <FullNote text={typed.name} most={LONGEST_QUEST_NAME} />
      <FieldGrid>
        <TextInput
          label={texts.rides}
          inputMode="numeric"
          maxLength={6}
          {...field('rides', texts.ridesWrong)}
        />
        <TextInput
          label={texts.bonus}
          leftSection="$"
          inputMode="decimal"
          maxLength={12}
          {...field('bonus', texts.bonusWrong)}
        />
      </FieldGrid>
      <Input.Wrapper
        size="md"
        labelElement="div"
        description={texts.cityTime}
        inputWrapperOrder={['input', 'description']}
      >
        <FieldGrid>
          <TextInput label={texts.from} {...days} {...field('from', texts.fromMissing)} />
          <TextInput label={texts.to} {...days} {...field('to', texts.toWrong)} />
        </FieldGrid>
      </Input.Wrapper>
    </DialogForm>
  );
}
