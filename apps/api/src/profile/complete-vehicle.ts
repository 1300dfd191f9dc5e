import { classesOf, type RideTypeTerms, type Vehicle } from '@ridewire/contracts';
import { AppError } from '../core/app-error.ts';

/**
 * A driver's description of the vehicle, with the earlier values where they left something out; another kind begins
 * with its lowest class.
 * @throws AppError BAD_INPUT for a kind or a class that the city's ride types don't have
 */
export function completeVehicle(
  types: readonly RideTypeTerms[],
  before: Vehicle,
  said: { [Part in keyof Vehicle]?: Vehicle[Part] | undefined },
): Vehicle {
  const kind = said.kind ?? before.kind;
  const classes = classesOf(kind, types).map(({ leastClass }) => leastClass);
  const [lowest] = classes;
  if (kind !== before.kind && lowest === undefined) throw new AppError('vehicleKind');
  const classRank = said.classRank ?? (kind === before.kind ? before.classRank : (lowest ?? 1));
  const isAsBefore = kind === before.kind && classRank === before.classRank;
  if (!isAsBefore && !classes.includes(classRank)) throw new AppError('vehicleClass');
  return { kind, classRank, seats: said.seats ?? before.seats };
}
