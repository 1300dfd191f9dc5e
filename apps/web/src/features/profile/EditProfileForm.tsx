import { Alert, Group, NativeSelect, TextInput } from '@mantine/core';
import { CAR_COLORS, type Me, type UpdateProfileInput, type VehicleView } from '@ridewire/contracts';
import { PlateTag } from '@ridewire/ui';
import { useState } from 'react';
import { errorSentence, findErrorField } from '../../kit/live/error-sentence.ts';
import { LINK_STATES } from '../../kit/live/link-states.ts';
import { useConnectionPart } from '../../kit/live/connection-state.ts';
import { FormFoot } from '../../kit/dialogs/FormFoot.tsx';
import { useCheckedForm } from '../../kit/forms/use-checked-form.ts';
import { useOfflineWords } from '../session/use-offline-words.ts';
import { VehicleClassFields } from './VehicleClassFields.tsx';
import { PictureField } from './PictureField.tsx';
import { changedValues, checkProfile, profileValues, type ProfileValues } from './profile-values.ts';
import type { Picture } from './use-picture.ts';
import { useProfileTexts } from './texts.en.ts';
import { useRideTexts } from '../rides/ride.en.ts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import styles from './edit-profile.module.css';

export interface EditProfileFormProps {
  me: Me;
  vehicle: VehicleView | undefined;
  isHidden: boolean;
  /** The field with the first focus. */
  startsWith: keyof ProfileValues | undefined;
  picture: Picture;
  send: (change: UpdateProfileInput) => Promise<void>;
  onClose: () => void;
}

export function EditProfileForm({ me, vehicle, picture, send, onClose, ...look }: EditProfileFormProps) {
  const profile = useProfileTexts();
  const ride = useRideTexts();
  // As it was when the dialog opened: changes that arrive from elsewhere are not this person's.
  const [before] = useState(() => profileValues(me, vehicle));
  const [problem, setProblem] = useState<string | null>(null);
  const form = useCheckedForm<ProfileValues>({
    initialValues: before,
    validate: (values) => checkProfile(before, values),
    digitFields: ['phone', 'licensePlate', 'seats'],
  });

  const submit = async (values: ProfileValues) => {
    setProblem(null);
    let avatarUrl: string | undefined;
    try {
      avatarUrl = await picture.stored();
    } catch {
      // The mistake is shown in place; pressing again goes on without it.
      return;
    }
    try {
      const change = { ...changedValues(before, values), ...(avatarUrl && { avatarUrl }) };
      if (Object.keys(change).length > 0) await send(change);
    } catch (error) {
      const field = findErrorField(error);
      const sentence = errorSentence(error, profile.unreachable);
      if (isField(field)) form.refuse(field, sentence);
      else setProblem(sentence);
      return;
    }
    onClose();
  };
  const field = (name: keyof ProfileValues) => ({
    ...form.field(name),
    size: 'md' as const,
    className: styles.field,
    // A blank field keeps the old value, which is therefore shown in it.
    placeholder: before[name],
    'data-autofocus': look.startsWith === name || undefined,
  });
  return (
    <form className={styles.form} hidden={look.isHidden} onSubmit={form.onSubmit(submit)} noValidate>
      <PictureField me={me} picture={picture} isHidden={look.isHidden} />
      <div className={styles.fields}>
        <TextInput {...field('name')} label={profile.name} autoComplete="name" />
        <TextInput
          size="md"
          className={`${styles.field} ${styles.fixed}`}
          label={profile.email}
          value={me.email}
          readOnly
          description={profile.emailFixed}
          inputWrapperOrder={['label', 'input', 'description']}
        />
        <TextInput {...field('phone')} label={profile.phone} type="tel" autoComplete="tel" />
        <TextInput {...field('address')} label={profile.address} autoComplete="street-address" />
      </div>
      {vehicle && (
        <fieldset className={`${styles.fields} ${styles.vehicle}`}>
          <legend>{profile.vehicle}</legend>
          <TextInput {...field('model')} label={profile.vehicleModel} autoComplete="off" />
          <TextInput
            {...field('licensePlate')}
            label={profile.licensePlate}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <NativeSelect
            {...field('color')}
            label={profile.color}
            data={[
              // A given value can only be changed to another one.
              ...(before.color === '' ? [{ value: '', label: profile.noColor }] : []),
              ...CAR_COLORS.map((value) => ({ value, label: ride.colors[value] })),
            ]}
          />
          <VehicleClassFields kind={form.values.kind} field={field} />
          <PlateShown plate={form.values.licensePlate.trim() || before.licensePlate} />
        </fieldset>
      )}
      <FormFoot
        problem={problem}
        note={<LinkLost />}
        cancel={profile.cancel}
        submit={profile.submit}
        isBusy={form.isSending}
        busyLabel={profile.submitting}
        onCancel={() => !form.isSending && onClose()}
      />
    </form>
  );
}

/** Why nothing can be sent now; the dialog covers the other place that says it. */
function LinkLost() {
  const kit = useKitTexts();
  const offline = useOfflineWords();
  const { sign, banner } = LINK_STATES[useConnectionPart('status')];
  if (sign !== 'down') return null;
  return (
    <Alert color="amber" role="status">
      {banner === 'offline' ? offline : kit.needsConnection}
    </Alert>
  );
}

/** The plate as riders will see it, during typing. */
function PlateShown({ plate }: { plate: string }) {
  const profile = useProfileTexts();
  if (plate === '') return null;
  return (
    <Group
      component="p"
      gap="4px 8px"
      fz="sm"
      mih={32}
      mt={0}
      mb="md"
      mx={0}
      c="dimmed"
      style={{ gridColumn: '1 / -1' }}
    >
      {profile.plateShown} <PlateTag plate={plate} size="sm" />
    </Group>
  );
}

const FIELDS = ['name', 'phone', 'address', 'model', 'licensePlate', 'color', 'kind', 'classRank', 'seats'];
const isField = (field: string | null): field is keyof ProfileValues =>
  field !== null && FIELDS.includes(field);
