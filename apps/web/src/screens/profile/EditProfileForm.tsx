import { Alert, Button, NativeSelect, TextInput } from '@mantine/core';
import { CAR_COLORS, type Me, type UpdateProfileInput, type VehicleView } from '@ridewire/contracts';
import { PlateTag } from '@ridewire/ui';
import { useState } from 'react';
import { errorSentence, findErrorField } from '../../live/error-sentence.ts';
import { useLinkPart } from '../../live/link-state.ts';
import { LinkedButton } from '../../shell/LinkedButton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { useCheckedForm } from '../../shell/use-checked-form.ts';
import { useOfflineWords } from '../../shell/use-offline-words.ts';
import { PictureField } from './PictureField.tsx';
import { changedValues, checkProfile, profileValues, type ProfileValues } from './profile-values.ts';
import type { Picture } from './use-picture.ts';

export interface EditProfileFormProps {
  me: Me;
  vehicle: VehicleView | undefined;
  isHidden: boolean;
  /** The field that has the focus at first. */
  startsWith: keyof ProfileValues | undefined;
  picture: Picture;
  send: (change: UpdateProfileInput) => Promise<void>;
  onClose: () => void;
}

export function EditProfileForm({ me, vehicle, picture, send, onClose, ...look }: EditProfileFormProps) {
  const { profile, ride } = useTexts();
  // As it was when the dialog opened: what arrives meanwhile from elsewhere is no change of this person's.
  const [before] = useState(() => profileValues(me, vehicle));
  const [problem, setProblem] = useState<string | null>(null);
  const form = useCheckedForm<ProfileValues>({
    initialValues: before,
    validate: (values) => checkProfile(before, values),
    digitFields: ['phone', 'licensePlate'],
  });

  const submit = async (values: ProfileValues) => {
    setProblem(null);
    let avatarUrl: string | undefined;
    try {
      avatarUrl = await picture.stored();
    } catch {
      // It says so where it is shown; whoever presses again goes without it.
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
    className: 'rw-edit-field',
    // Blank keeps the old, which therefore still stands there.
    placeholder: before[name],
    'data-autofocus': look.startsWith === name || undefined,
  });
  return (
    <form className="rw-edit-form" hidden={look.isHidden} onSubmit={form.onSubmit(submit)} noValidate>
      <PictureField me={me} picture={picture} isHidden={look.isHidden} />
      <div className="rw-edit-fields">
        <TextInput {...field('name')} label={profile.name} autoComplete="name" />
        <TextInput
          size="md"
          className="rw-edit-field rw-edit-fixed"
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
        <fieldset className="rw-edit-fields rw-edit-vehicle">
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
              // What was said once can become another one only.
              ...(before.color === '' ? [{ value: '', label: profile.noColor }] : []),
              ...CAR_COLORS.map((value) => ({ value, label: ride.colors[value] })),
            ]}
          />
          <PlateShown plate={form.values.licensePlate.trim() || before.licensePlate} />
        </fieldset>
      )}
      <div className="rw-edit-foot">
        {problem && (
          <Alert color="red" role="alert" className="rw-edit-problem">
            {problem}
          </Alert>
        )}
        <LinkLost />
        <Button variant="default" size="md" onClick={() => !form.isSending && onClose()}>
          {profile.cancel}
        </Button>
        <LinkedButton type="submit" size="md" isBusy={form.isSending} busyLabel={profile.submitting}>
          {profile.submit}
        </LinkedButton>
      </div>
    </form>
  );
}

/** Why nothing can be sent now; the dialog covers where else it is said. */
function LinkLost() {
  const { shell } = useTexts();
  const offline = useOfflineWords();
  const status = useLinkPart('status');
  if (status !== 'down' && status !== 'offline') return null;
  return (
    <Alert color="amber" role="status" className="rw-edit-problem">
      {status === 'offline' ? offline : shell.needsLink}
    </Alert>
  );
}

/** The plate as riders will see it, while it is typed. */
function PlateShown({ plate }: { plate: string }) {
  const { profile } = useTexts();
  if (plate === '') return null;
  return (
    <p className="rw-edit-plate">
      {profile.plateShown} <PlateTag plate={plate} size="sm" />
    </p>
  );
}

const isField = (field: string | null): field is keyof ProfileValues =>
  field !== null && ['name', 'phone', 'address', 'model', 'licensePlate', 'color'].includes(field);
