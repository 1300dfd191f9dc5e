// The one rule of which rides a vehicle takes. The database has it in its own words, and a test compares them.
import type { RideTypeTerms, VehicleNeeds } from './ride-types.ts';

/** What decides which rides a vehicle takes. */
export interface Vehicle {
  kind: string;
  /** The higher the better; what a class is called, the types that begin with it say. */
  classRank: number;
  /** So many riders fit in. */
  seats: number;
}

/** What a driver drives until they say otherwise. */
export const USUAL_VEHICLE: Vehicle = { kind: 'car', classRank: 1, seats: 4 };

/** Whether a vehicle serves a ride type: of its kind, of its class or a higher one, with as many seats or more. */
export const vehicleServes = (vehicle: Vehicle, type: VehicleNeeds): boolean =>
  vehicle.kind === type.vehicleKind && vehicle.classRank >= type.leastClass && vehicle.seats >= type.seats;

export const isSameVehicle = (a: Vehicle, b: Vehicle): boolean =>
  a.kind === b.kind && a.classRank === b.classRank && a.seats === b.seats;

/** Kinds of vehicles that the city has rides for, each once, in the order of their types. */
export const kindsOf = (types: readonly RideTypeTerms[]): string[] => [
  ...new Set(types.filter(({ isEnabled }) => isEnabled).map(({ vehicleKind }) => vehicleKind)),
];

/**
 * The classes of a kind, the lowest first. Each is called as the smallest type is that begins with it: so a van of the lowest class is
 * a standard one.
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
