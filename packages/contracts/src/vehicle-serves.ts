// The rule of which rides a vehicle takes. The database has its own wording of it, and a test compares the two.
import type { RideTypeTerms, VehicleNeeds } from './ride-types.ts';

/** What decides which rides a vehicle takes. */
export interface Vehicle {
  kind: string;
  /** Higher is better. The class is named after the ride types that start with it. */
  classRank: number;
  /** How many riders fit in. */
  seats: number;
}

/** The vehicle assumed until the driver says otherwise. */
export const USUAL_VEHICLE: Vehicle = { kind: 'car', classRank: 1, seats: 4 };

/**
 * Whether a vehicle serves a ride type: it must be of the same kind, in the same or a higher class, with at least as many
 * seats.
 */
export const vehicleServes = (vehicle: Vehicle, type: VehicleNeeds): boolean =>
  vehicle.kind === type.vehicleKind && vehicle.classRank >= type.leastClass && vehicle.seats >= type.seats;

export const isSameVehicle = (a: Vehicle, b: Vehicle): boolean =>
  a.kind === b.kind && a.classRank === b.classRank && a.seats === b.seats;

/** The kinds of vehicles that the city has rides for, each once, in the order of the types. */
export const kindsOf = (types: readonly RideTypeTerms[]): string[] => [
  ...new Set(types.filter(({ isEnabled }) => isEnabled).map(({ vehicleKind }) => vehicleKind)),
];

/**
 * The classes of a kind, lowest first. A class is named after the smallest ride type that starts with it, so a van of the
 * lowest class is a standard one.
 */
export function classesOf(kind: string, types: readonly RideTypeTerms[]): RideTypeTerms[] {
  const classes = new Map<number, RideTypeTerms>();
  for (const type of types) {
    if (!type.isEnabled || type.vehicleKind !== kind) continue;
    const known = classes.get(type.leastClass);
    if (!known || type.seats < known.seats) classes.set(type.leastClass, type);
  }
  return [...classes.values()].toSorted((a, b) => a.leastClass - b.leastClass);
}
