import type { SeriesWhy } from '@ridewire/contracts';
import type { Tx } from '../core/in-transaction.ts';
import { queueMail } from '../mail/mail-job.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import type { SeriesRow } from './series-queries.ts';

/** Tells a rider why their series has no ride on a day, or that its time comes twice then. A day without its car is mailed too. */
export async function tellSeriesDay(
  tx: Tx,
  {
    id: seriesId,
    riderId,
    time,
    destinationAddress,
  }: Pick<SeriesRow, 'id' | 'riderId' | 'time' | 'destinationAddress'>,
  day: string,
  why: SeriesWhy,
): Promise<void> {
  await tellPeople(tx, {
    to: [riderId],
    type: 'series_ride',
    params: { day, time, destination: destinationAddress, why },
  });
  if (why !== 'twice') await queueMail(tx, { kind: 'series_day', userId: riderId, seriesId, day, why });
}
