import type { AverageRating } from './ratings.ts';
import { z } from 'zod';
import { LanguageChoice, type Me } from './accounts.ts';
import { CAR_COLORS, type CarColor } from './choices.ts';
import type { Language } from './languages.ts';
import { mistake } from './mistakes.ts';
import type { FieldName } from './texts/en/form-mistakes.ts';
import { TYPE_ID } from './ride-types.ts';
import { boundedLine, clean, line, orBlank, phoneText } from './text.ts';
import type { Vehicle } from './vehicle-serves.ts';

const atLeast = (field: FieldName, min: number, max: number) =>
  boundedLine(field, { min: [min, mistake('tooShort', { field, min })], max });

export const Model = atLeast('model', 3, 60);
/** What is painted on a plate, in both scripts. */
const PLATE = /^[\p{Script=Latin}\p{Script=Bengali}\d -]*$/u;
export const LicensePlate = boundedLine('licensePlate', {
  min: [3, mistake('blank', { field: 'licensePlate' })],
  max: 30,
}).refine((plate) => PLATE.test(plate), mistake('plateCharacters'));

/** No vehicle takes more riders than this. */
const MOST_SEATS = 20;

/** The vehicle's properties that decide which rides it takes. The city's ride types define the kinds and classes. */
export const VehicleKind = z.string(mistake('vehicleKind')).regex(TYPE_ID, mistake('vehicleKind'));
export const ClassRank = z
  .int(mistake('vehicleClass'))
  .min(1, mistake('vehicleClass'))
  .max(9, mistake('vehicleClass'));
export const Seats = z
  .int(mistake('vehicleSeats', { max: MOST_SEATS }))
  .min(1, mistake('vehicleSeats', { max: MOST_SEATS }))
  .max(MOST_SEATS, mistake('vehicleSeats', { max: MOST_SEATS }));
/** A plate as it was seen, also one from before there were rules for plates. */
export const SeenPlate = line('licensePlate', 30);
export const SeenVehicle = z.object({ kind: VehicleKind, classRank: ClassRank, seats: Seats });

export const Color = z.enum(CAR_COLORS, mistake('color'));

/** Fields left out stay as they were. */
export const UpdateVehicleInput = z.object({
  model: Model,
  licensePlate: LicensePlate,
  kind: orBlank(VehicleKind),
  classRank: orBlank(ClassRank),
  seats: orBlank(Seats),
});
export type UpdateVehicleInput = z.infer<typeof UpdateVehicleInput>;

/** An uploaded picture, by its path or as an address of ours. */
const AvatarUrl = clean(
  z
    .string(mistake('avatarNoAddress'))
    .max(500, mistake('avatarLong'))
    .regex(/^(https?:\/\/[^\s/]+(\/\S*)?|\/media\/avatars\/\S+)$/, mistake('avatarNotUploaded')),
  'pictureAddress',
);

/** Whether a rider's rides begin with a PIN. */
export const ChoosePinInput = z.object({ isOn: z.boolean(mistake('pinChoice')) });
export type ChoosePinInput = z.infer<typeof ChoosePinInput>;

/** A blank field keeps its old value. */
export const UpdateProfileInput = z.object({
  name: orBlank(atLeast('name', 3, 100)),
  phone: orBlank(phoneText(atLeast('phone', 11, 30))),
  address: orBlank(atLeast('address', 5, 200)),
  avatarUrl: orBlank(AvatarUrl),
  /** Only drivers may send these. */
  model: orBlank(Model),
  licensePlate: orBlank(LicensePlate),
  color: orBlank(Color),
  kind: orBlank(VehicleKind),
  classRank: orBlank(ClassRank),
  seats: orBlank(Seats),
});
export type UpdateProfileInput = z.infer<typeof UpdateProfileInput>;

/** The language we write to the person in. */
export const ChooseLanguageInput = z.object({ language: LanguageChoice });
export type ChooseLanguageInput = z.infer<typeof ChooseLanguageInput>;

/** The limits of an uploaded picture, in bytes and pixels. */
export const MAX_AVATAR_BYTES = 5 * 1024 * 1024;
export const MAX_AVATAR_PIXELS = 40_000_000;

export interface VehicleView extends Vehicle {
  model: string | null;
  licensePlate: string | null;
  color: CarColor | null;
  /** The vehicle that counts: what an admin confirmed last; null before the first time. */
  confirmed: Vehicle | null;
}

/** What a driver still has to provide or wait for before requests come. */
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
  /** Completed rides as a share of all accepted rides that ended, 0 to 1; null before the first. */
  completionRate: number | null;
}

/** profile.current is always sent whole, as a new snapshot; there are no changes. */
export type ProfileChange = null;
export interface ProfileSnapshot {
  me: Me;
  /** ISO 8601. */
  memberSince: string;
  language: Language;
  /** The person's rides begin with a PIN. */
  pinAtPickup: boolean;
  /** Null for people who are not drivers. */
  driver: OnboardingView | null;
  riderStatistics: RiderStatistics | null;
  driverStatistics: DriverStatistics | null;
  /** What the other sides of their rides think of them; null while there are too few ratings. */
  rating: AverageRating | null;
}
