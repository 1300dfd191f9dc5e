import { NativeSelect, TextInput } from '@mantine/core';
import {
  CAR_COLORS,
  type AddVehicleInput,
  type EditVehicleInput,
  type OwnVehicle,
  type VehiclesView,
} from '@ridewire/contracts';
import { useEffect, useState } from 'react';
import { DialogForm } from '../../../kit/dialogs/DialogForm.tsx';
import { useCheckedForm } from '../../../kit/forms/use-checked-form.ts';
import { useKeptText } from '../../../kit/forms/use-kept-text.ts';
import { errorSentence, findErrorCode, findErrorField } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { toastDone } from '../../../kit/toasts/show-toast.tsx';
import { useRideTexts } from '../../rides/ride.en.ts';
import { useProfileTexts } from '../texts.en.ts';
import { VehicleClassFields } from '../VehicleClassFields.tsx';
import { readVehicle, writeVehicle } from './kept-vehicle.ts';
import {
  changedVehicle,
  checkVehicle,
  vehicleInput,
  vehicleValues,
  type VehicleValues,
} from './vehicle-values.ts';
import { useVehiclesTexts } from './vehicles.en.ts';

interface VehicleFormProps {
  /** The vehicle to change; left out for a new one. */
  vehicle?: OwnVehicle | undefined;
  onDone: (view: VehiclesView) => void;
  onClose: () => void;
}

/** What a vehicle is called and looks like, and what decides its rides. What is typed stays until it is saved or given up. */
export function VehicleForm({ vehicle, onDone, onClose }: VehicleFormProps) {
  const vehicles = useVehiclesTexts();
  const profile = useProfileTexts();
  const ride = useRideTexts();
  const [kept, keep] = useKeptText(`vehicle ${vehicle?.id ?? ''}`);
  const [before] = useState(() => vehicleValues(vehicle));
  // Once per vehicle: pressed again after a lost answer, it is the same one.
  const [{ id, values: typed }] = useState(() =>
    readVehicle(kept, { id: vehicle?.id ?? crypto.randomUUID(), values: before }),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const add = trpc.vehicles.add.useMutation();
  const edit = trpc.vehicles.edit.useMutation();
  // The vehicle they drive is a part of the profile.
  const update = trpc.profile.update.useMutation();
  const form = useCheckedForm<VehicleValues>({
    initialValues: typed,
    validate: (values) => checkVehicle(id, values, !vehicle),
    digitFields: ['licensePlate', 'seats'],
  });
  const written = writeVehicle({ id, values: form.values }, before);
  useEffect(() => keep(written), [keep, written]);
  const submit = async (values: VehicleValues) => {
    setProblem(null);
    const input = vehicleInput(id, values);
    try {
      if (vehicle?.isDriven) await update.mutateAsync(changedVehicle(before, values));
      else
        onDone(
          vehicle
            ? await edit.mutateAsync(input as EditVehicleInput)
            : await add.mutateAsync(input as AddVehicleInput),
        );
    } catch (error) {
      const field = findErrorCode(error) === 'VEHICLE_TWICE' ? 'licensePlate' : findErrorField(error);
      const sentence = errorSentence(error, vehicles.unreachable);
      if (field !== null && Object.hasOwn(before, field)) form.refuse(field as keyof VehicleValues, sentence);
      else setProblem(sentence);
      return;
    }
    toastDone(vehicle ? vehicles.saved : vehicles.added);
    forget();
  };
  const forget = () => {
    keep('');
    onClose();
  };
  const field = (name: keyof VehicleValues) => ({ ...form.field(name), size: 'md' as const });
  return (
    <DialogForm
      onSubmit={form.onSubmit(submit)}
      gap="md"
      problem={problem}
      submit={vehicles.save}
      isBusy={add.isPending || edit.isPending || update.isPending}
      busyLabel={vehicles.saving}
      onCancel={forget}
    >
      <TextInput {...field('model')} data-autofocus label={profile.vehicleModel} autoComplete="off" />
      <TextInput
        {...field('licensePlate')}
        label={profile.licensePlate}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...(vehicle?.confirmed && { description: vehicles.otherPlate })}
      />
      <NativeSelect
        {...field('color')}
        label={profile.color}
        data={[
          ...(before.color === '' ? [{ value: '', label: profile.noColor }] : []),
          ...CAR_COLORS.map((value) => ({ value, label: ride.colors[value] })),
        ]}
      />
      <VehicleClassFields
        kind={form.values.kind}
        {...(!vehicle?.confirmed && { hint: vehicles.sendFirst })}
        field={field}
      />
    </DialogForm>
  );
}
