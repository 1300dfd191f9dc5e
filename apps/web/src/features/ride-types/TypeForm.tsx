import { Alert, Button, NativeSelect, Stack, TextInput, type TextInputProps } from '@mantine/core';
import { LANGUAGES, LANGUAGE_NAMES, type RideTypeTerms } from '@ridewire/contracts';
import { LONGEST_TYPE_BLURB, LONGEST_TYPE_NAME } from '@ridewire/contracts/ride-types';
import { useFormat } from '@ridewire/ui';
import { useState, type ChangeEvent } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { DialogForm } from '../../kit/dialogs/DialogForm.tsx';
import { FieldGrid } from '../../kit/forms/FieldGrid.tsx';
import { useTypedFields } from '../../kit/forms/use-typed-fields.ts';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { useLanguage } from '../../kit/texts/use-language.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { useRideTypes, useTypeName } from '../rides/ride-types.ts';
import { TypeIcon } from '../rides/TypeIcon.tsx';
import { useKindName } from '../rides/use-kind-name.ts';
import { MOST_SEATS, ranksOf, readType, typeType, type TypedType } from './read-type.ts';
import { useRideTypesTexts } from './texts.en.ts';

/** Kinds of vehicles that can be chosen before the city has a type for them. */
const KINDS = ['car', 'cng', 'bike'];

interface TypeFormProps {
  /** The type to change; undefined for a new one. */
  type: RideTypeTerms | undefined;
  onClose: () => void;
}

/** A ride type to add or to change. Nothing typed is lost when it can't be saved. */
export function TypeForm({ type, onClose }: TypeFormProps) {
  const texts = useRideTypesTexts();
  const language = useLanguage();
  const types = useRideTypes();
  const typeName = useTypeName();
  // As the form began: what others change meanwhile isn't overwritten.
  const [seen] = useState(type);
  const fields = useTypedFields<TypedType>(() => typeType(type, types[0] as RideTypeTerms));
  const { typed, setTyped, form, check } = fields;
  const read = readType(typed);
  const done = {
    onSuccess: () => {
      const name = read.fields?.names[language] ?? '';
      toastDone(seen ? texts.changed(name) : texts.added(name));
      onClose();
    },
  };
  const adding = trpc.rideTypes.add.useMutation(done);
  const changing = trpc.rideTypes.change.useMutation(done);
  const { error, isPending, reset } = seen ? changing : adding;
  const send = (isMeant: boolean) => {
    check();
    if (!read.fields || isPending) return;
    if (!seen) adding.mutate({ ...read.fields, ratesOf: typed.ratesOf });
    else changing.mutate({ ...read.fields, type: seen.id, seen, ...(isMeant && { isMeant }) });
  };
  const field = fields.fieldsOf({ wrong: read.wrong, onType: () => error && reset() });
  const choice = (name: keyof TypedType) => ({
    size: 'md' as const,
    value: typed[name],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) =>
      setTyped((now) => ({ ...now, [name]: value, ...(name === 'kind' && { rank: '1' }) })),
  });
  if (findErrorCode(error) === 'RIDE_TYPE_UNSERVED')
    return <Lone isBusy={isPending} onSure={() => send(true)} onBack={reset} />;
  return (
    <DialogForm
      ref={form}
      onSubmit={() => send(false)}
      problem={error && errorSentence(error, texts.failed)}
      submit={seen ? texts.save : texts.saveAdded}
      isBusy={isPending}
      busyLabel={texts.saving}
      onCancel={onClose}
    >
      <NameFields field={field} />
      <VehicleFields typed={typed} seen={seen} field={field} choice={choice} />
      {!seen && (
        <NativeSelect
          label={texts.ratesOf}
          description={texts.ratesHint}
          data={types.map(({ id }) => ({ value: id, label: typeName(id) }))}
          {...choice('ratesOf')}
        />
      )}
    </DialogForm>
  );
}

type Field = (name: keyof TypedType, sentence: string) => TextInputProps;

/** Its name and what it is for, in every language. */
function NameFields({ field }: { field: Field }) {
  const texts = useRideTypesTexts();
  return (
    <>
      {LANGUAGES.map((each, i) => (
        <FieldGrid key={each}>
          <TextInput
            {...(i === 0 && { 'data-autofocus': true })}
            lang={each}
            label={texts.name(LANGUAGE_NAMES[each])}
            maxLength={LONGEST_TYPE_NAME}
            {...field(`name.${each}`, texts.nameMissing)}
          />
          <TextInput
            lang={each}
            label={texts.blurb(LANGUAGE_NAMES[each])}
            maxLength={LONGEST_TYPE_BLURB}
            {...field(`blurb.${each}`, texts.blurbMissing)}
          />
        </FieldGrid>
      ))}
    </>
  );
}

interface VehicleFieldsProps {
  typed: TypedType;
  seen: RideTypeTerms | undefined;
  field: Field;
  choice: (name: keyof TypedType) => object;
}

/** Which vehicles serve it. */
function VehicleFields({ typed, seen, field, choice }: VehicleFieldsProps) {
  const texts = useRideTypesTexts();
  const types = useRideTypes();
  const typeName = useTypeName();
  const kindName = useKindName();
  const { count } = useFormat();
  const icons = [...new Set([...Object.keys(texts.icons), typed.icon])];
  const kinds = [...new Set([...types.map(({ vehicleKind }) => vehicleKind), ...KINDS])];
  // A type names the class it begins with, so its own name says nothing about which one that is.
  const ranks = ranksOf(
    typed.kind,
    types.filter(({ id }) => id !== seen?.id),
  );
  return (
    <>
      <FieldGrid>
        <NativeSelect
          label={texts.kind}
          data={kinds.map((value) => ({ value, label: kindName(value) }))}
          {...choice('kind')}
        />
        <NativeSelect
          label={texts.leastClass}
          data={ranks.map(({ rank, type: named }) => ({
            value: String(rank),
            label: texts.rank(rank, named ? typeName(named.id) : texts.newRank),
          }))}
          {...choice('rank')}
        />
      </FieldGrid>
      <FieldGrid>
        <TextInput
          label={texts.seats}
          inputMode="numeric"
          maxLength={2}
          {...field('seats', texts.seatsWrong(count(MOST_SEATS)))}
        />
        <NativeSelect
          label={texts.icon}
          leftSection={<TypeIcon name={typed.icon} />}
          data={icons.map((value) => ({ value, label: texts.icons[value] ?? value }))}
          {...choice('icon')}
        />
      </FieldGrid>
    </>
  );
}

interface LoneProps {
  isBusy: boolean;
  onSure: () => void;
  onBack: () => void;
}

/** No driver has a vehicle for such rides: seldom meant. */
export function Lone({ isBusy, onSure, onBack }: LoneProps) {
  const texts = useRideTypesTexts();
  return (
    <Stack gap="lg">
      <Alert color="amber" role="alert" title={texts.loneTitle}>
        {texts.loneText}
      </Alert>
      <DialogFoot>
        <Button size="md" variant="default" data-autofocus onClick={onBack}>
          {texts.back}
        </Button>
        <ConnectedButton size="md" isBusy={isBusy} busyLabel={texts.saving} onPress={onSure}>
          {texts.loneYes}
        </ConnectedButton>
      </DialogFoot>
    </Stack>
  );
}
