import type { RequestRideInput } from '@ridewire/contracts';

/** A request as the person made it; the price doesn't distinguish requests. */
type Wish = Pick<RequestRideInput, 'pickup' | 'stops' | 'destination' | 'type'>;

/** A press with an unknown outcome: the answer was lost. */
export interface OpenCommand {
  commandId: string;
  wish: Wish;
}

const sameStop = (a: Wish['pickup'], b: Wish['pickup']): boolean =>
  a.address === b.address && a.lat === b.lat && a.lng === b.lng;

const placesOf = ({ pickup, stops = [], destination }: Wish) => [pickup, ...stops, destination];
const sameStops = (a: Wish['pickup'][], b: Wish['pickup'][]): boolean =>
  a.length === b.length && a.every((stop, i) => sameStop(stop, b[i] as Wish['pickup']));

/** Whether both ask for the same ride. */
export const sameWish = (a: Wish, b: Wish): boolean =>
  a.type === b.type && sameStops(placesOf(a), placesOf(b));

/**
 * The command of a press. Pressing again for the same ride while the first outcome is unknown repeats the same command:
 * whether or not the first one arrived, there will be one ride.
 */
export const commandFor = (open: OpenCommand | null, wish: Wish, newId: () => string): OpenCommand =>
  open && sameWish(open.wish, wish) ? open : { commandId: newId(), wish };
