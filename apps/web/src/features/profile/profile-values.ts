import { UpdateProfileInput, type Me, type VehicleView } from '@ridewire/contracts';

/** The values of the fields, in the order of the page. */
export type ProfileValues = {
  name: string;
  phone: string;
  address: string;
  model: string;
  licensePlate: string;
  /** Blank if never given. */
  color: string;
  kind: string;
  classRank: string;
  seats: string;
};

export const profileValues = (me: Me, vehicle: VehicleView | undefined): ProfileValues => ({
  name: me.name,
  phone: me.phone ?? '',
  address: me.address ?? '',
  model: vehicle?.model ?? '',
  licensePlate: vehicle?.licensePlate ?? '',
  color: vehicle?.color ?? '',
  kind: vehicle?.kind ?? '',
  classRank: vehicle ? String(vehicle.classRank) : '',
  seats: vehicle ? String(vehicle.seats) : '',
});

const NUMBERS: readonly string[] = ['classRank', 'seats'] satisfies (keyof ProfileValues)[];

/**
 * The changed values. An unchanged field is not sent, so that it doesn't overwrite changes from another device; a blank
 * one keeps the old.
 */
export function changedValues(before: ProfileValues, now: ProfileValues): UpdateProfileInput {
  const fields = Object.keys(before) as (keyof ProfileValues)[];
  const changed = fields.filter((field) => now[field].trim() !== '' && now[field].trim() !== before[field]);
  return Object.fromEntries(
    changed.map((field) => {
      const text = now[field].trim();
      return [field, NUMBERS.includes(field) ? Number(text) : text];
    }),
  );
}

/**
 * The mistakes in the changed values, by field, as the contract says them. Earlier values are not judged: a phone
 * number from sign-up, where none is too short, must not keep the person from changing the name.
 */
export function checkProfile(
  before: ProfileValues,
  now: ProfileValues,
): Partial<Record<keyof ProfileValues, string>> {
  const problems: Partial<Record<keyof ProfileValues, string>> = {};
  const { error } = UpdateProfileInput.safeParse(changedValues(before, now));
  for (const { path, message } of error?.issues ?? []) problems[path[0] as keyof ProfileValues] ??= message;
  return problems;
}
