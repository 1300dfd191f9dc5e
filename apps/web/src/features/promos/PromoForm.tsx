import { Input, SegmentedControl, Switch, TextInput, type TextInputProps } from '@mantine/core';
import { addDays, cityDay } from '@ridewire/contracts';
import { LONGEST_PROMO_NOTE, MOST_PROMO_DAYS, promoCodeOf } from '@ridewire/contracts/promo-terms';
import { useEffect, useState } from 'react';
import { useTypedFields } from '../../kit/forms/use-typed-fields.ts';
import { FullNote } from '../../kit/forms/FullNote.tsx';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { FieldGrid } from '../../kit/forms/FieldGrid.tsx';
import { useCityZone } from '../../kit/dates/use-city-zone.ts';
import { DialogForm } from '../../kit/dialogs/DialogForm.tsx';
import { readPromo, type PromoField, type TypedPromo } from './read-promo.ts';
import { usePromosTexts } from './texts.en.ts';

/** A new promo code. Nothing typed is lost when it can't be made. */
export function PromoForm({ onClose }: { onClose: () => void }) {
  const texts = usePromosTexts();
  const timeZone = useCityZone();
  // One per form: sent again after a lost answer, the code is made once.
  const [id] = useState(() => crypto.randomUUID());
  const today = cityDay(timeZone);
  const fields = useTypedFields<TypedPromo>(() => ({
    ...{ code: '', isShare: true, percent: '', cap: '', amount: '' },
    ...{ from: today, to: addDays(today, 30), mostUses: '', mostEach: '1' },
  }));
  const { typed, setTyped, form, check } = fields;
  const [isFirstRide, setFirstRide] = useState(false);
  const [note, setNote] = useState('');
  const { promo, wrong } = readPromo(typed);
  const { mutate, isPending, error, reset } = trpc.promos.make.useMutation({
    onSuccess: ({ code }) => {
      toastDone(texts.made(code));
      onClose();
    },
  });
  const isTaken = findErrorCode(error) === 'PROMO_TAKEN';
  useEffect(() => {
    if (isTaken) form.current?.querySelector('input')?.focus();
  }, [form, isTaken]);
  const submit = () => {
    check();
    if (promo && !isPending) mutate({ id, ...promo, isFirstRide, ...(note.trim() && { note }) });
  };
  // What the server said may be fixed.
  const field = fields.fieldsOf({ wrong, onType: () => error && reset() });
  return (
    <DialogForm
      ref={form}
      onSubmit={submit}
      problem={error && !isTaken && errorSentence(error, texts.failed)}
      submit={texts.save}
      isBusy={isPending}
      busyLabel={texts.saving}
      onCancel={onClose}
    >
      <TextInput
        data-autofocus
        label={texts.code}
        description={texts.codeHint}
        maxLength={40}
        autoCapitalize="characters"
        spellCheck={false}
        {...field('code', texts.codeWrong)}
        {...(isTaken && { error: errorSentence(error, texts.failed) })}
        onBlur={() => setTyped((now) => ({ ...now, code: promoCodeOf(now.code) }))}
      />
      <TermsFields fields={fields} field={field} />
      <LimitFields field={field} />
      <Switch
        size="md"
        label={texts.onlyFirst}
        checked={isFirstRide}
        onChange={({ currentTarget }) => setFirstRide(currentTarget.checked)}
      />
      <TextInput
        size="md"
        label={texts.note}
        maxLength={LONGEST_PROMO_NOTE}
        autoComplete="off"
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <FullNote text={note} most={LONGEST_PROMO_NOTE} />
    </DialogForm>
  );
}

type Fields = ReturnType<typeof useTypedFields<TypedPromo>>;
type Field = (name: PromoField, sentence: string) => TextInputProps;

const MONEY = { leftSection: '$', inputMode: 'decimal', maxLength: 12 } as const;
const WHOLE = { inputMode: 'numeric', maxLength: 6 } as const;

/** A share of the fare, or an amount. */
function TermsFields({ fields: { typed, setTyped }, field }: { fields: Fields; field: Field }) {
  const texts = usePromosTexts();
  return (
    <>
      <Input.Wrapper size="md" labelElement="div" id="promo-terms" label={texts.takesOff}>
        <SegmentedControl
          fullWidth
          mt={8}
          aria-labelledby="promo-terms-label"
          value={typed.isShare ? 'share' : 'amount'}
          onChange={(chosen) => setTyped((now) => ({ ...now, isShare: chosen === 'share' }))}
          data={[
            { value: 'share', label: texts.isShare },
            { value: 'amount', label: texts.isAmount },
          ]}
        />
      </Input.Wrapper>
      {typed.isShare ? (
        <FieldGrid>
          <TextInput
            label={texts.percent}
            rightSection="%"
            {...WHOLE}
            {...field('percent', texts.percentWrong)}
          />
          <TextInput label={texts.cap} {...MONEY} {...field('cap', texts.amountWrong)} />
        </FieldGrid>
      ) : (
        <TextInput label={texts.amountLabel} {...MONEY} {...field('amount', texts.amountWrong)} />
      )}
    </>
  );
}

/** The days on which it holds, and how often. */
function LimitFields({ field }: { field: Field }) {
  const texts = usePromosTexts();
  const today = cityDay(useCityZone());
  const days = { type: 'date', min: today, max: addDays(today, MOST_PROMO_DAYS - 1) };
  return (
    <>
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
      <FieldGrid>
        <TextInput label={texts.mostUses} {...WHOLE} {...field('mostUses', texts.mostUsesWrong)} />
        <TextInput label={texts.mostEach} {...WHOLE} {...field('mostEach', texts.mostEachWrong)} />
      </FieldGrid>
    </>
  );
}
