import type { RequestRideInput } from '@ridewire/contracts';

/** A request as the person made it; the price doesn't distinguish requests. */
type Trip = Pick<RequestRideInput, 'pickup' | 'stops' | 'destination' | 'type'>;
type Wish = Trip & Pick<RequestRideInput, 'passenger'>;

/** A press with an unknown outcome: the answer was lost. */
export interface OpenCommand {
  commandId: string;
  wish: Wish;
}

const sameStop = (a: Trip['pickup'], b: Trip['pickup']): boolean =>
  a.address === b.address && a.lat === b.lat && a.lng === b.lng;

const placesOf = ({ pickup, stops = [], destination }: Trip) => [pickup, ...stops, destination];
const sameStops = (a: Trip['pickup'][], b: Trip['pickup'][]): boolean =>
  a.length === b.length && a.every((stop, i) => sameStop(stop, b[i] as Trip['pickup']));

/** Whether both ask for the same trip. */
export const sameTrip = (a: Trip, b: Trip): boolean =>
  a.type === b.type && sameStops(placesOf(a), placesOf(b));

const samePassenger = ({ passenger: a }: Wish, { passenger: b }: Wish): boolean =>
  a?.name === b?.name && a?.phone === b?.phone;

/**
 * The command of a press. Pressing again for the same ride while the first outcome is unknown repeats the same command:
 * whether or not the first one arrived, there will be one ride.
 */
export const commandFor = (open: OpenCommand | null, wish: Wish, newId: () => string): OpenCommand =>
  open && sameTrip(open.wish, wish) && samePassenger(open.wish, wish) ? open : { commandId: newId(), wish };
