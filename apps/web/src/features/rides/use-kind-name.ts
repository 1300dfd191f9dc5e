import { classesOf, type Vehicle } from '@ridewire/contracts';
import { useHistoryTexts } from './history.en.ts';
import { useRideTypes, useTypeName } from './ride-types.ts';

/** The name of a kind of vehicle. A kind without a word of its own is named after its lowest ride type. */
export function useKindName(): (kind: string) => string {
  const { kinds } = useHistoryTexts();
  const types = useRideTypes();
  const typeName = useTypeName();
  return (kind) => {
    if (Object.hasOwn(kinds, kind)) return kinds[kind as keyof typeof kinds];
    const [lowest] = classesOf(kind, types);
    return lowest ? typeName(lowest.id) : kind;
  };
}

/** A vehicle's kind, class and seats on one line: “Car · Comfort · up to 4”. */
export function useSayVehicle(): (vehicle: Vehicle) => string {
  const history = useHistoryTexts();
  const types = useRideTypes();
  const typeName = useTypeName();
  const kindName = useKindName();
  return ({ kind, classRank, seats }) => {
    const ofClass = classesOf(kind, types).findLast(({ leastClass }) => leastClass <= classRank);
    return [kindName(kind), ofClass && typeName(ofClass.id), history.seats(seats)]
      .filter(Boolean)
      .join(' · ');
  };
}
