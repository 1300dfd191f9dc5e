import { z } from 'zod';
import { LanguageChoice, type Me } from './accounts.ts';
import { CAR_COLORS, type CarColor } from './choices.ts';
import type { Language } from './languages.ts';
import { mistake } from './mistakes.ts';
import type { FieldName } from './texts/en/form-mistakes.ts';
import { boundedLine, clean, orBlank } from './text.ts';

const atLeast = (field: FieldName, min: number, max: number) =>
  boundedLine(field, { min: [min, mistake('tooShort', { field, min })], max });

const Model = atLeast('model', 3, 60);
const LicensePlate = boundedLine('licensePlate', {
  min: [3, mistake('blank', { field: 'licensePlate' })],
  max: 30,
});

export const UpdateVehicleInput = z.object({ model: Model, licensePlate: LicensePlate });
export type UpdateVehicleInput = z.infer<typeof UpdateVehicleInput>;

/** A picture they uploaded, by its path or as an address of ours. */
const AvatarUrl = clean(
  z
    .string(mistake('avatarNoAddress'))
    .max(500, mistake('avatarLong'))
    .regex(/^(https?:\/\/[^\s/]+(\/\S*)?|\/media\/avatars\/\S+)$/, mistake('avatarNotUploaded')),
  'pictureAddress',
);

/** A blank field keeps what was there. */
export const UpdateProfileInput = z.object({
  name: orBlank(atLeast('name', 3, 100)),
  phone: orBlank(atLeast('phone', 11, 30)),
  address: orBlank(atLeast('address', 5, 200)),
  avatarUrl: orBlank(AvatarUrl),
  /** Of drivers only; others may not send it. */
  model: orBlank(Model),
  licensePlate: orBlank(LicensePlate),
  color: orBlank(z.enum(CAR_COLORS, mistake('color'))),
});
export type UpdateProfileInput = z.infer<typeof UpdateProfileInput>;

/** What the person is written to in. */
export const ChooseLanguageInput = z.object({ language: LanguageChoice });
export type ChooseLanguageInput = z.infer<typeof ChooseLanguageInput>;

/** An uploaded picture may have at most so many bytes and pixels. */
export const MAX_AVATAR_BYTES = 5 * 1024 * 1024;
export const MAX_AVATAR_PIXELS = 40_000_000;

export interface VehicleView {
  model: string | null;
  licensePlate: string | null;
  color: CarColor | null;
}

/** What a driver must still wait for or give before requests come. */
export interface OnboardingView {
  approved: boolean;
  suspended: boolean;
  vehicle: VehicleView;
}

export interface RiderStatistics {
  completedRides: number;
  canceledRides: number;
  spentCents: number;
  distanceMeters: number;
}

export interface DriverStatistics {
  completedRides: number;
  earnedCents: number;
  distanceMeters: number;
  /** Completed of all accepted and ended rides, 0 to 1; null before the first. */
  completionRate: number | null;
}

/** profile.current: always sent whole, as a new snapshot; there are no changes. */
export type ProfileChange = null;
export interface ProfileSnapshot {
  me: Me;
  /** ISO 8601. */
  memberSince: string;
  language: Language;
  /** Null for who is no driver. */
  driver: OnboardingView | null;
  riderStatistics: RiderStatistics | null;
  driverStatistics: DriverStatistics | null;
}
