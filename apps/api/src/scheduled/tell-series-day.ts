import type { SeriesWhy } from '@ridewire/contracts';
import type { Tx } from '../core/in-transaction.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import type { SeriesRow } from './series-queries.ts';

/** Tells a rider why their series has no ride on a day, or that its time comes twice then. */
export const tellSeriesDay = (
  tx: Tx,
  { riderId, time, destinationAddress }: Pick<SeriesRow, 'riderId' | 'time' | 'destinationAddress'>,
  day: string,
  why: SeriesWhy,
): Promise<void> =>
  tellPeople(tx, {
    to: [riderId],
    type: 'series_ride',
    params: { day, time, destination: destinationAddress, why },
  });
