import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import {
  farChanges,
  MOST_TARIFF_DAYS,
  quoteFare,
  RATE_FIELDS,
  RATE_LIMITS,
  rateOf,
  TYPICAL_TRIP,
  type Rate,
  type RateField,
  type TypeTariffs,
} from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { DialogForm } from '../../kit/dialogs/DialogForm.tsx';
import { useFocusWrong } from '../../kit/forms/use-focus-wrong.ts';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { useTypeName } from '../rides/ride-types.ts';
import { ratesBefore } from './rates-before.ts';
import { readRates, typeRates } from './read-rates.ts';
import { useRatesTexts } from './texts.en.ts';
import { useWhen, WhenFields } from './WhenFields.tsx';
import styles from './tariffs.module.css';

/** The longest input, in characters; the largest rate is shorter. */
const MAX_AMOUNT = 12;

interface RatesFormProps {
  tariffs: TypeTariffs;
  onClose: () => void;
}

/** New rates for a ride type, and from when. Rates that change by more than half are asked about. Nothing typed is lost. */
export function RatesForm({ tariffs, onClose }: RatesFormProps) {
  const texts = useRatesTexts();
  const format = useFormat();
  const typeName = useTypeName();
  // One per form: sent again after a lost answer, they are set once.
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState<Partial<Record<RateField, string>>>({});
  const when = useWhen(MOST_TARIFF_DAYS);
  const { isLater, moment } = when;
  const { form, wasSent, check } = useFocusWrong();
  const [isAsking, setAsking] = useState(false);
  const before = ratesBefore(tariffs, isLater ? (moment ?? Infinity) : 0);
  // What isn't typed over stays as it would be then.
  const shown = { ...typeRates(before), ...typed };
  const { rates, mistakes } = readRates(shown);
  const { mutate, isPending, error, reset } = trpc.tariffs.set.useMutation({
    onSuccess: () => {
      const name = typeName(tariffs.type);
      toastDone(moment === null ? texts.doneNow(name) : texts.doneLater(name, format.dateTime(moment)));
      onClose();
    },
    // Others set rates meanwhile, so that the change is larger than it seemed.
    onError: (failed) => setAsking(findErrorCode(failed) === 'TARIFF_FAR'),
  });
  const send = (isMeant: boolean) => {
    check();
    if (!rates || !when.isFilled || isPending) return;
    if (!isMeant && farChanges(before, rates).length > 0) return setAsking(true);
    mutate({
      id,
      type: tariffs.type,
      ...rates,
      ...when.from,
      seen: rateOf(before),
      ...(isMeant && { isMeant }),
    });
  };
  const problem = error && errorSentence(error, texts.failed);
  if (isAsking && rates)
    return (
      <Sure
        before={before}
        rates={rates}
        isBusy={isPending}
        onSure={() => send(true)}
        onBack={() => setAsking(false)}
        problem={findErrorCode(error) !== 'TARIFF_FAR' && problem}
      />
    );
  return (
    <DialogForm
      ref={form}
      onSubmit={() => send(false)}
      problem={problem}
      submit={texts.save}
      isBusy={isPending}
      busyLabel={texts.saving}
      onCancel={onClose}
    >
      <RateFields
        shown={shown}
        before={before}
        mistakes={mistakes}
        wasSent={wasSent}
        onChange={(field, value) => {
          // What the server said may be fixed.
          if (error) reset();
          setTyped((now) => ({ ...now, [field]: value }));
        }}
      />
      <WhenFields when={when} wasSent={wasSent} />
      {rates && (
        <Text className="rw-num" aria-live="polite">
          {texts.typical(format.money(typicalFare(before)), format.money(typicalFare(rates)))}
        </Text>
      )}
    </DialogForm>
  );
}

interface RateFieldsProps {
  shown: Record<RateField, string>;
  before: Rate;
  mistakes: ReturnType<typeof readRates>['mistakes'];
  wasSent: boolean;
  onChange: (field: RateField, value: string) => void;
}

/** What each part of a fare costs, beside what it costs before. */
function RateFields({ shown, before, mistakes, wasSent, onChange }: RateFieldsProps) {
  const texts = useRatesTexts();
  const format = useFormat();
  return (
    <div className={styles.fields}>
      {RATE_FIELDS.map((field, i) => {
        const { min, max } = RATE_LIMITS[field];
        const mistake = mistakes[field];
        const isShown = wasSent || shown[field].trim() !== '';
        return (
          <TextInput
            key={field}
            size="md"
            {...(i === 0 && { 'data-autofocus': true })}
            label={texts.names[field]}
            description={texts.before(format.money(before[field]))}
            leftSection="$"
            inputMode="decimal"
            autoComplete="off"
            maxLength={MAX_AMOUNT}
            value={shown[field]}
            onChange={({ currentTarget: { value } }) => onChange(field, value)}
            error={
              isShown &&
              ((mistake === 'noAmount' && texts.noAmount) ||
                (mistake === 'outside' && texts.outside(format.money(min), format.money(max))))
            }
          />
        );
      })}
    </div>
  );
}

const typicalFare = (rates: Rate): number =>
  quoteFare({ ...rates, id: '' }, TYPICAL_TRIP.meters, TYPICAL_TRIP.seconds).fareCents;

interface SureProps {
  before: Rate;
  rates: Rate;
  isBusy: boolean;
  problem: string | false | null;
  onSure: () => void;
  onBack: () => void;
}

/** Shows what changes by more than half: typed wrongly more often than meant. */
function Sure({ before, rates, isBusy, problem, onSure, onBack }: SureProps) {
  const texts = useRatesTexts();
  const { money } = useFormat();
  return (
    <Stack gap="lg">
      <Alert color="amber" role="alert" title={texts.sureTitle}>
        <p>{texts.sureText}</p>
        <ul className="rw-num">
          {farChanges(before, rates).map((field) => (
            <li key={field}>{texts.change(texts.names[field], money(before[field]), money(rates[field]))}</li>
          ))}
        </ul>
      </Alert>
      <DialogFoot problem={problem}>
        <Button size="md" variant="default" data-autofocus onClick={onBack}>
          {texts.back}
        </Button>
        <ConnectedButton size="md" isBusy={isBusy} busyLabel={texts.saving} onPress={onSure}>
          {texts.sure}
        </ConnectedButton>
      </DialogFoot>
    </Stack>
  );
}
