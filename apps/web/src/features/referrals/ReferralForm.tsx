import { Switch, Text, TextInput } from '@mantine/core';
import type { ReferralTermsView } from '@ridewire/contracts';
import { MOST_REFERRAL_DAYS_AHEAD } from '@ridewire/contracts/referral-terms';
import { useState } from 'react';
import { DialogForm } from '../../kit/dialogs/DialogForm.tsx';
import { useTypedFields } from '../../kit/forms/use-typed-fields.ts';
import { FieldGrid } from '../../kit/forms/FieldGrid.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { useWhen, WhenFields } from '../tariffs/WhenFields.tsx';
import { readReferral, typeReferral, type ReadReferral, type TypedReferral } from './read-referral.ts';
import { useReferralsTexts } from './texts.en.ts';

/** What a city may begin with. */
const USUAL: ReadReferral = { rides: 20, days: 30, bringerCents: 5_000, comerCents: 2_000 };
const LONGEST = { rides: 6, days: 6, bringer: 12, comer: 12 } as const;

interface ReferralFormProps {
  /** The terms to begin with: those of now, or those that come. */
  before: ReferralTermsView | null;
  onClose: () => void;
}

/** Terms for drivers who bring drivers, and from when. Nothing typed is lost when they can't be set. */
export function ReferralForm({ before, onClose }: ReferralFormProps) {
  const texts = useReferralsTexts();
  // One per form: sent again after a lost answer, they are set once.
  const [id] = useState(() => crypto.randomUUID());
  const [isOn, setOn] = useState(before?.isOn ?? true);
  const fields = useTypedFields<TypedReferral>(() => typeReferral(before ?? USUAL));
  const { typed, form, check, wasSent } = fields;
  const when = useWhen(MOST_REFERRAL_DAYS_AHEAD);
  const { terms: read, wrong } = readReferral(typed);
  // Without referral the figures are hidden, and kept for the next time.
  const terms = isOn ? read : (read ?? before ?? USUAL);
  const { mutate, isPending, error, reset } = trpc.referrals.setTerms.useMutation({
    onSuccess: () => {
      toastDone(texts.saved);
      onClose();
    },
  });
  const submit = () => {
    check();
    if (!terms || !when.isFilled || isPending) return;
    const { rides, days, bringerCents, comerCents } = terms;
    mutate({ id, isOn, rides, days, bringerCents, comerCents, ...when.from });
  };
  // What the server said may be fixed.
  const fieldOf = fields.fieldsOf({ wrong, onType: () => error && reset() });
  const field = (name: keyof TypedReferral, sentence: string) => ({
    ...fieldOf(name, sentence),
    maxLength: LONGEST[name],
  });
  const amount = { leftSection: '$', inputMode: 'decimal' } as const;
  const isNothing =
    wrong.has('bringer') && !Number.isNaN(Number(typed.bringer)) && Number(typed.bringer) === 0;
  return (
    <DialogForm
      ref={form}
      onSubmit={submit}
      problem={error && errorSentence(error, texts.saveFailed)}
      submit={texts.save}
      isBusy={isPending}
      busyLabel={texts.saving}
      onCancel={onClose}
    >
      <Switch
        size="md"
        data-autofocus
        label={texts.isOn}
        description={texts.isOnHint}
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
      {isOn && (
        <>
          <FieldGrid>
            <TextInput label={texts.rides} inputMode="numeric" {...field('rides', texts.ridesWrong)} />
            <TextInput label={texts.days} inputMode="numeric" {...field('days', texts.daysWrong)} />
          </FieldGrid>
          <FieldGrid>
            <TextInput
              label={texts.bringer}
              {...amount}
              {...field('bringer', isNothing ? texts.nothing : texts.bonusWrong)}
            />
            <TextInput label={texts.comer} {...amount} {...field('comer', texts.bonusWrong)} />
          </FieldGrid>
          <Text size="sm" c="dimmed">
            {texts.noWay}
          </Text>
        </>
      )}
      <WhenFields when={when} wasSent={wasSent} />
    </DialogForm>
  );
}
