import { toDrawing, type CityNowCar } from '@ridewire/contracts/city-now';

/** A car as it is drawn. */
export interface DrawnCar {
  id: number;
  x: number;
  y: number;
  /** Degrees clockwise from north, as far round as it has turned; null before it first moved. */
  angle: number | null;
  isAboard: boolean;
}

const WHOLE = 360;

/** @param before as they were drawn: none turns the long way round */
export function drawCars(before: readonly DrawnCar[], cars: readonly CityNowCar[]): DrawnCar[] {
  const angles = new Map(before.map(({ id, angle }) => [id, angle]));
  return cars.map(([id, lat, lng, bearing, isAboard]) => ({
    id,
    ...toDrawing({ lat, lng }),
    angle: bearing === null ? null : turnTo(angles.get(id) ?? bearing, bearing),
    isAboard: isAboard === 1,
  }));
}

/** The angle that looks like `bearing` and is nearest to the one before. */
function turnTo(before: number, bearing: number): number {
  const turn = (((bearing - before) % WHOLE) + WHOLE) % WHOLE;
  return before + (turn > WHOLE / 2 ? turn - WHOLE : turn);
}
