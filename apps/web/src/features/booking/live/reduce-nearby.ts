import type { Live, NearbyCar, NearbyCars } from '@ridewire/contracts';

/** An idle car, and when it was first reported there, in milliseconds since 1970. */
export interface ShownCar extends NearbyCar {
  at: number;
}

export type NearbyMessage = Live<NearbyCars, NearbyCars>;

/** The idle cars after a message, which always has them all. Cars that stand still are the same objects as before. */
export function reduceNearby(
  state: readonly ShownCar[] | undefined,
  { data }: NearbyMessage,
  nowMs: number = Date.now(),
): readonly ShownCar[] {
  const held = new Map(state?.map((car) => [car.id, car]));
  return data.cars.map((car) => {
    const before = held.get(car.id);
    const stands = before?.lat === car.lat && before.lng === car.lng && before.bearing === car.bearing;
    return stands ? before : { ...car, at: nowMs };
  });
}
